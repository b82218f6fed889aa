import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { RestaurantSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { Access } from '#models/permission/access'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import { cardByAnyCode } from '#models/card/lookup'
import Form from '#models/form'
import type { Serving } from '#models/restaurant/hours'
import { faultOf } from '#models/scan/verdict'
import { formatShortDay } from '#shared/days'

export type Customer = { form: Form; serving: Serving }

/** The user who serves. People of other form types are not found. */
export type ServingUser = { seesType(type: string): boolean }

export function CustomerFinder<T extends NormalizeConstructor<typeof RestaurantSchema>>(
  superclass: T
) {
  return class extends superclass {
    declare serving: (at: DateTime) => Serving

    /** By QR code, chip or serial. @throws Refusal `charge.…` */
    async findCustomer(text: string, by: ServingUser): Promise<Customer> {
      const card = await cardByAnyCode(text)
      if (!card || !by.seesType(card.form.type)) throw unknownCustomer()
      return this.seat(card.form, card)
    }

    /** Checks again, because minutes may have passed since the scan. @throws Refusal `charge.…` */
    async recheckCustomer(
      formId: number,
      by: ServingUser,
      client?: QueryClientContract
    ): Promise<Customer> {
      const form = await Form.query({ client })
        .withScopes((scopes) => scopes.withoutNumbers())
        .where('id', formId)
        .preload('tournament')
        .preload('permission')
        .first()
      if (!form?.tournament.active || !by.seesType(form.type)) throw unknownCustomer()
      const card = await Card.query({ client })
        .where('formId', formId)
        .orderByRaw(`case when state = 'live' then 0 else 1 end`)
        .orderBy('id', 'desc')
        .first()
      return this.seat(form, card, client)
    }

    private async seat(form: Form, card: Card | null, client?: QueryClientContract) {
      const fault = faultOf(form, card, await BlacklistEntry.isBlacklisted(form, client))
      if (fault) throw new Refusal(`charge.${fault}`, {}, { status: 409 })
      const eatsAt: number[] = (form.restaurants ?? []).map(Number)
      if (!eatsAt.includes(this.id)) throw notHere()
      const serving = this.serving(DateTime.now().setZone(form.tournament.timeZone))
      const access = new Access(form)
      const closedFor = access.closedOn(serving.day)
      if (closedFor) throw new Refusal(`charge.${closedFor}`, daysOf(access), { status: 409 })
      if (!serving.open) throw closed(this.name, serving)
      return { form, serving }
    }
  }
}

const unknownCustomer = () => new Refusal('charge.unknown', {}, { status: 404 })

/** Also for users who do not serve at the restaurant (specification). */
export const notHere = () => new Refusal('charge.notHere', {}, { status: 403 })

const closed = (name: string, { opensAt }: Serving) =>
  opensAt
    ? new Refusal('charge.closedUntil', { name, opensAt }, { status: 409 })
    : new Refusal('charge.closed', { name }, { status: 409 })

function daysOf({ validity: { from, to, days } }: Access) {
  const dates = (days ?? []).map(formatShortDay).join(', ')
  return { from: formatShortDay(from), to: formatShortDay(to), days: dates }
}
