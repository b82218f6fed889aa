/** Types of packages that bring none. */
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
