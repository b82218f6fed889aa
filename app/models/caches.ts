import cache from '@adonisjs/cache/services/main'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { forgetOptions } from '#form_types/options'
import { chunks } from '#models/bulk'
import { thumbOf } from '#models/form/portrait'
import DefaultPlayer from '#models/default_player'
import { STATISTICS } from '#models/statistics'
import Tournament from '#models/tournament'

/** So many small pictures are thrown away at once. */
const AT_ONCE = 50

/** What is kept ready, and how each is made anew: at once, or when it is next asked for. */
const caches = {
  /** Option lists that were sorted for a language. */
  options: async () => forgetOptions(),
  /** The texts that players are found by. */
  players: () => DefaultPlayer.rewriteSearchTexts(),
  /** Small pictures: the portraits stay, and each gets another one when it is next seen. */
  thumbnails: discardThumbs,
  /** Figures of the dashboard and the counts. */
  statistics: () => cache.namespace(STATISTICS).clear(),
  /** Words that were read from the language files. */
  translations: async () => {
    await i18nManager.reloadTranslations()
    forgetOptions()
  },
} satisfies Record<string, () => Promise<unknown>>

export type CacheType = keyof typeof caches

export const cacheTypes = Object.keys(caches) as CacheType[]

/** Empties some of what this process keeps ready; what several processes share is empty for all. */
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
  for (const some of chunks(keys, AT_ONCE))
    await Promise.all(some.map((key) => drive.use().delete(key)))
}
