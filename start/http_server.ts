import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import compression from 'compression'
import { secureCookies } from '#config/app'
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

/** Headers of all answers, also of assets and of those that the framework gives before any middleware. */
const onEverything = new Headers({
  'X-Content-Type-Options': 'nosniff',
  // The print dialog shows the card's PDF in a frame of the same site.
  'X-Frame-Options': 'SAMEORIGIN',
  // Addresses hold references of people and tokens.
  'Referrer-Policy': 'same-origin',
  // Stations read cards with the camera.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages replace it by their own.
  'Content-Security-Policy': `default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`,
  ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
})

/** Connections whose request is not answered yet. */
const busy = new WeakSet<Socket>()

/** An HTTP server that compresses texts with Brotli or gzip, but not PDFs, workbooks and photos. */
export function createHttpServer(handle: RequestListener) {
  const sendsAsset = packedAssets(app.publicPath('assets'))
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    const { socket } = request
    // Nobody closes the files of pipelined answers that wait for their turn. Browsers and proxies send none.
    if (busy.has(socket)) return void socket.destroy()
    response.setHeaders(onEverything)
    busy.add(socket)
    response.once('finish', () => busy.delete(socket))
    // A server that stops would wait for the connection of its last answer.
    response.once('close', () => server.listening || server.closeIdleConnections())
    if (!sendsAsset(request, response)) compress(request, response, () => handle(request, response))
  })
  return server
}
