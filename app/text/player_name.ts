export const playerNameOf = (name: string, lastName: string) =>
  [name, lastName].filter(Boolean).join(' ')
