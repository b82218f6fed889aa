type Translations = { (key: never, values?: never): string; has(key: never): boolean }

/**
 * Words for a key that comes from the server as text; `otherwise` if it has none. The compiler knows
 * only the keys of the catalogue.
 */
export const wordsOf = (t: Translations, key: string, otherwise = key, values?: object) =>
  t.has(key as never) ? t(key as never, values as never) : otherwise
