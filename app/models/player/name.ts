/** A player as people know them; some have one name only, which lists keep as the last one. */
export const playerNameOf = (name: string, lastName: string) =>
  [name, lastName].filter(Boolean).join(' ')
