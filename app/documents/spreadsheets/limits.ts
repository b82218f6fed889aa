/** Limits of a list; empty rows do not count. */
export const limits = {
  bytes: 5 * 1024 * 1024,
  rows: 100_000,
  columns: 256,
  /** Characters of a cell; more are cut off. Longer than any answer, so the value is refused later. */
  cell: 10_000,
  unfolded: 48 * 1024 * 1024,
  /** Parts of a workbook, its sheets, and the characters of all their names. */
  parts: 1000,
  sheets: 255,
  sheetNames: 20_000,
  /** Characters of all rows: a small workbook can use one long text in many cells. */
  written: 32 * 1024 * 1024,
  /** First rows among which the header row is. */
  headerRows: 10,
  /** Lines of each sheet that are read to find the one with the list. */
  headLines: 40,
  /** Rows shown before the import begins. */
  sample: 10,
  /** Megabytes of the heap and of the whole child process. */
  heap: 176,
  memory: 280,
} as const
