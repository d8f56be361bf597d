/** Pages that other parts of the client add, and where the home page points to them: a road that is null is not shown. */

type Road = ((game: string) => string) | null;

export const ROADS: { lesson: Road; how: Road } = {
  /** A guided first game. */
  lesson: (game) => `learn/${game}`,
  /** How a game is played, told in pictures. */
  how: (game) => `how/${game}`,
};
/** The game to begin with. */
export const FIRST_GAME = "deepblue";
