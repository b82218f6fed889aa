import cache from '@adonisjs/cache/services/main'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { forgetOptions } from '#form_types/options'
import { chunks } from '#sql/bulk'
import { thumbOf } from '#models/form/photos'
import DefaultPlayer from '#models/default_player'
import { STATISTICS } from '#figures/cached_figure'
import Tournament from '#models/tournament'
import { keysOf } from '#shared/keys'

const AT_ONCE = 50

const caches = {
  options: async () => forgetOptions(),
  players: () => DefaultPlayer.rewriteSearchTexts(),
  /** Deletes only thumbnails; each one is made again when it is next shown. */
  thumbnails: discardThumbs,
  statistics: () => cache.namespace(STATISTICS).clear(),
  translations: async () => {
    await i18nManager.reloadTranslations()
    forgetOptions()
  },
} satisfies Record<string, () => Promise<unknown>>

type CacheType = keyof typeof caches

export const cacheTypes = keysOf(caches)

/** Shared caches are cleared for all processes, the others only in this one. */
export async function clearCaches(types: CacheType[]) {
  for (const type of types) await caches[type]()
}

async function discardThumbs() {
  const rows = await db
    .from('forms')
    .whereIn('tournament_id', Tournament.activeIds())
    .whereNotNull('image')
    .distinct('image')
  const keys = rows.map(({ image }) => thumbOf(image))
  for (const part of chunks(keys, AT_ONCE))
    await Promise.all(part.map((key) => drive.use().delete(key)))
}
