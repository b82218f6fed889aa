/** What a list may be: measured by its bytes, its rows that are not empty and its columns. */
export const limits = {
  bytes: 5 * 1024 * 1024,
  rows: 100_000,
  columns: 256,
  /** Longer than any answer: the rest is cut off, and the value is refused as too long. */
  cell: 10_000,
  /** Bytes that a workbook, which is packed, may unfold to. */
  unfolded: 48 * 1024 * 1024,
  /** Parts of a packed workbook, its sheets and all letters of their names. */
  parts: 1000,
  sheets: 255,
  sheetNames: 20_000,
  /** Letters of all rows together: a workbook names each text by a number. */
  written: 32 * 1024 * 1024,
  /** Rows that are searched for the header row. */
  headerRows: 10,
  /** Lines per sheet that decide which one holds the list. */
  headLines: 40,
  /** Rows that are shown before anything is written. */
  sample: 10,
  /** Megabytes of the reading process's heap, and of all its memory. */
  heap: 176,
  memory: 280,
} as const
