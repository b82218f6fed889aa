import { createServer, type RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import compression from 'compression'
import { packedAssets } from '#start/packed_assets'

// Ranges count bytes of the uncompressed file, so they are not compressed.
const compress = compression({
  // At its default level 4 Brotli compresses less than gzip; above 5 it costs more time than it saves.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
})

/**
 * Longer than proxies keep an idle connection (nginx 60 s): a POST on a connection that closes at that
 * moment would be lost. Milliseconds.
 */
const KEEP_ALIVE = 75_000

/** An HTTP server that compresses texts with Brotli or gzip, but not PDFs, workbooks and photos. */
export function createHttpServer(handle: RequestListener) {
  const sendsAsset = packedAssets(app.publicPath('assets'))
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    // A server that stops would wait for the connection of its last answer.
    response.once('close', () => server.listening || server.closeIdleConnections())
    if (!sendsAsset(request, response)) compress(request, response, () => handle(request, response))
  })
  return server
}
