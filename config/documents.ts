/** How lists are read, in a process of its own. */
export const reading = {
  program: `app/documents/spreadsheets/child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  /** Milliseconds that it may take; tests run on a machine that does much else. */
  time: process.env.NODE_ENV === 'test' ? 60_000 : 4500,
}

/** How documents are made that take a while. Times in milliseconds, memory in megabytes. */
export const making = {
  /** In a process of its own; most tests make them in theirs. */
  apart: process.env.NODE_ENV !== 'test',
  program: 'ace.js',
  /** How long it may take in all, and without a word on how far it is. */
  time: 15 * 60_000,
  silence: 60_000,
  /**
   * The heap, and all that the process holds. Documents of any size stay below; left to itself
   * Node lets the young part alone grow to a hundred before it tidies up.
   */
  heap: 192,
  memory: 768,
}
