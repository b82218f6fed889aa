/** Players with a single name have it as the last name. */
export const playerNameOf = (name: string, lastName: string) =>
  [name, lastName].filter(Boolean).join(' ')
