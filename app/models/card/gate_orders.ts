import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import AccessOrder, { type BlockReason, type Operation } from '#models/access_order'
import type Card from '#models/card'
import { admissionOf } from '#models/card/admission'
import type { Actor } from '#shared/history'

export const withAdmission = (cards: ModelQueryBuilderContract<typeof Card>) =>
  cards.preload('form', (form) => form.preload('tournament').preload('permission'))

/** Orders the same for all cards, which were loaded `withAdmission`. */
export const tellGates = (
  trx: TransactionClientContract,
  cards: Card[],
  wish: { operation: Operation; reason?: BlockReason },
  by: Actor | null
) =>
  AccessOrder.order(
    trx,
    cards.map((card) => ({ card, admission: admissionOf(card.form), ...wish })),
    by
  )
