import { createServer, type RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

// A range is counted in the bytes of the file, so it leaves as it is.
const compress = compression({
  // At its own four Brotli packs less than gzip; above five it takes longer than the line saves.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
})

/** An HTTP server whose texts leave as Brotli or gzip; PDFs, workbooks and photos stay as they are. */
export const createCompressingServer = (handle: RequestListener) =>
  createServer((request, response) => compress(request, response, () => handle(request, response)))
