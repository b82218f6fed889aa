/** Types of packages that bring none. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  function compression(options?: { filter?: Filter }): Middleware
  namespace compression {
    const filter: Filter
  }
  export default compression
}
