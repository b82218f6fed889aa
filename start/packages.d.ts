/** Types that packages do not bring. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  function compression(options?: { filter?: Filter; brotli?: BrotliOptions }): Middleware
  namespace compression {
    const filter: Filter
  }
  export default compression
}

declare module 'knex/lib/execution/transaction.js' {
  type Connection = { readonly?: boolean; inTransaction?: boolean; exec(sql: string): unknown }
  type Query = (
    connection: Connection,
    sql: string,
    status?: number,
    value?: unknown
  ) => Promise<unknown>

  export default class Transaction {
    trxClient: {
      query(connection: Connection, sql: string): Promise<{ response?: { command?: string } }>
    }
    outerTx: Transaction | null
    _completed: boolean
    _resolver(value: unknown): void
    _rejecter(error: unknown): void
    query(...given: Parameters<Query>): ReturnType<Query>
  }
}

declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  type Settings = { filename: string; options?: { reads?: boolean } }
  type Reader = { pragma(setting: string): unknown; close(): void }
  type Pool = { afterCreate(connection: Reader, done: () => void): void }

  export default class Client {
    driver: new (filename: string) => Reader
    connectionSettings: Settings
    config: { pool: Pool }
    transacting?: boolean
    /** Only with the option `reads`. */
    reader?: Reader
    runner(builder: { _method?: string; sql?: string }): { connection?: object }
    _query(connection: object, statement: object): Promise<object>
    destroy(callback?: (error?: unknown) => void): Promise<void>
  }
}

declare namespace PDFKit {
  interface PDFDocument {
    openImage(bytes: Buffer): Mixins.ImageSrc & { width: number }
    /** The current font, as it is embedded and as it was parsed. */
    _font: {
      layoutRun(text: string, features?: object): object
      font: {
        characterSet: number[]
        hasGlyphForCodePoint(codePoint: number): boolean
        glyphForCodePoint(codePoint: number): unknown
      }
    }
  }
}
