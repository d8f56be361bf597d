/** The target that the pointer or the focus rests on: the board shows what would come of choosing it. */

export const pointer: { target: string | null } = $state({ target: null });
