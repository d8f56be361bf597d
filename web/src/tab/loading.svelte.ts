/** How far the engine is, for people to see. */

export const loading: { share: number; state: "idle" | "loading" | "ready" | "failed"; message: string } = $state({
  share: 0,
  state: "idle",
  message: "",
});
