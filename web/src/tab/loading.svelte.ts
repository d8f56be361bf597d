/** How far the engine is, for people to see. */

export const loading: {
  share: number;
  state: "idle" | "loading" | "ready" | "failed";
  /** Whether it came from a kept memory. */
  recalled: boolean;
  message: string;
} = $state({
  share: 0,
  state: "idle",
  recalled: false,
  message: "",
});
