/** Settings of the child process that reads uploaded lists. */
export const reading = {
  program: `app/documents/spreadsheets/child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  /** Time limit in milliseconds; machines that run tests are busy. */
  time: process.env.NODE_ENV === 'test' ? 60_000 : 4500,
}

/** Settings of the child processes that decode what strangers send, in milliseconds and megabytes. */
export const decoding = {
  /** The most children, for pictures that are sent and for pages that are looked at. */
  pictures: 2,
  pages: 1,
  /** Limits of one picture or page; the largest allowed ones take a second. */
  limits: {
    time: process.env.NODE_ENV === 'test' ? 60_000 : 10_000,
    heap: 96,
    memory: 512,
  },
  idle: 2 * 60_000,
}

/** Settings of the child process that searches files for canaries, in milliseconds and megabytes. */
export const searching = {
  program: `app/operations/file_search_child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  limits: {
    time: process.env.NODE_ENV === 'test' ? 60_000 : 30 * 60_000,
    heap: 96,
    memory: 400,
  },
}

/** Settings of the child process that makes documents. Times in milliseconds, memory in megabytes. */
export const making = {
  /** Whether a child process is used; most tests make documents in their own process. */
  apart: process.env.NODE_ENV !== 'test',
  program: 'ace.js',
  /** Limits for the whole document, and for the time without a report of progress. */
  time: 15 * 60_000,
  silence: 60_000,
  /**
   * Limits of the heap and of the whole process. Documents of any size stay below them. Without a
   * limit Node lets the young generation alone grow to 100 MB before it collects garbage.
   */
  heap: 192,
  memory: 768,
}
