import logger from '@adonisjs/core/services/logger'

export type LeftOut = {
  failed: { serial: string; error: Error | string }[]
  withoutPhoto: string[]
}

export function logLeftOut({ failed, withoutPhoto }: LeftOut) {
  for (const { serial, error } of failed)
    logger.error({ card: serial, err: error }, 'card not drawn')
  if (withoutPhoto.length > 0) logger.warn({ cards: withoutPhoto }, 'photos of cards not readable')
}
