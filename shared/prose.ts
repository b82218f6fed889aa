/** Words of a text; with `href` they are a link. */
export type Words = { text: string; href?: string }[]

/** A part of a text, as pages show it. */
export type Block =
  | { kind: 'heading'; depth: number; words: Words }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; items: Words[] }
  | { kind: 'table'; head: Words[]; rows: Words[][] }
