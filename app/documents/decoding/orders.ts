import type { PhotoErrorCode } from '#documents/photo'

/** An uploaded document; its type was found in its first bytes. */
export type UploadedDocument = { type: 'pdf' | 'picture'; bytes: Buffer }

/** How many pages a document has, or why none can be shown: it needs a password, or is damaged. */
export type Pages = { count: number } | { problem: 'protected' | 'unreadable' }

/** What a child decodes; `page` counts from 1, `mark` is written across it. */
export type DecodingOrder =
  | { work: 'photo' | 'logo' | 'background' | 'strokes'; bytes: Buffer }
  | { work: 'pages'; document: UploadedDocument }
  | { work: 'page'; document: UploadedDocument; page: number; mark: string }

export type Reply<Answer> = { answer: Answer } | { refused: PhotoErrorCode } | { complaint: string }
