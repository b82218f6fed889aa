/** `AL` for `Ana López Ruiz`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter]) => letter?.toUpperCase())
    .join('')
