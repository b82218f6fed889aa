import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import { secureCookies } from '#config/app'

// Vite's development server writes styles and opens a socket of its own.
const dev = !app.inProduction && process.env.ASSETS !== 'built'

/** Of every answer; the headers middleware sets it. */
export const csp = {
  enabled: true,
  directives: {
    defaultSrc: [`'none'`],
    scriptSrc: [`'self'`, '@nonce'],
    styleSrc: dev ? [`'self'`, `'unsafe-inline'`] : [`'self'`, '@nonce'],
    // Server-rendered markup and Mantine set values through style attributes.
    styleSrcAttr: [`'unsafe-inline'`],
    imgSrc: [`'self'`, 'data:', 'blob:'],
    fontSrc: [`'self'`],
    connectSrc: dev ? [`'self'`, 'ws:'] : [`'self'`],
    frameSrc: [`'self'`, 'blob:'],
    formAction: [`'self'`],
    baseUri: [`'none'`],
    frameAncestors: [`'self'`],
    objectSrc: [`'none'`],
    manifestSrc: [`'self'`],
    mediaSrc: [`'self'`, 'blob:'],
  },
}

/** Pages read the token from this cookie and send it in a header. */
export const tokenCookie = { secure: secureCookies, sameSite: 'lax', httpOnly: false } as const

const shieldConfig = defineConfig({
  csrf: {
    enabled: true,
    exceptRoutes: [],
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: tokenCookie,
  },
  // The headers middleware sets these on every answer.
  csp: { enabled: false },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})

export default shieldConfig
