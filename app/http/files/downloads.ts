import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#config/i18n'

export const requiredDownloads = ['manual', 'authorization', 'commitment'] as const
type RequiredDownload = (typeof requiredDownloads)[number]

/** Version and language of the downloaded text, and the time (ISO, UTC). */
export type Downloads = Partial<
  Record<RequiredDownload, { version: string; locale: Locale; at: string }>
>

/** Each download in its own cookie: in one session, parallel ones would overwrite each other. */
export function rememberedDownloads({ request }: Pick<HttpContext, 'request'>): Downloads {
  const cookies = requiredDownloads.map((name) => [name, request.encryptedCookie(`read_${name}`)])
  return Object.fromEntries(cookies.filter(([, download]) => download))
}

export function documentsProp(ctx: HttpContext, names: readonly string[]) {
  const downloads: Record<string, unknown> = rememberedDownloads(ctx)
  return Object.fromEntries(
    names.map((name) => [
      name,
      { url: `/forms/downloads/${name}`, downloaded: downloads[name] !== undefined },
    ])
  )
}
