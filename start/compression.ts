import { createServer, type RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

// Ranges count bytes of the uncompressed file, so they are not compressed.
const compress = compression({
  // At its default level 4 Brotli compresses less than gzip; above 5 it costs more time than it saves.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
})

/** An HTTP server that compresses texts with Brotli or gzip, but not PDFs, workbooks and photos. */
export const createCompressingServer = (handle: RequestListener) =>
  createServer((request, response) => compress(request, response, () => handle(request, response)))
