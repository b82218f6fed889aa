import { euros, portionOf, shownBalance } from '#money/balances'
import { momentIn } from '#sql/bulk'
import { RestaurantLog } from '#meals/restaurant_log'
import type { ChargeRow } from '#meals/charges'
import type { Sums } from '#meals/sums'
import { pager } from '#props/pager'

const sumsProp = ({ amount, ...sums }: Sums) => ({ ...sums, amount: euros(amount) })

function chargeProp(row: ChargeRow) {
  const { id, day, delta, restaurant, user, meal, formId, reference, firstName, lastName } = row
  const paid = -delta
  const name = `${firstName} ${lastName}`
  return {
    id,
    day,
    restaurant,
    user,
    meal,
    type: portionOf(row.kind),
    amount: shownBalance(row.kind, paid),
    // Null after the request was purged, or if the scope hides the person.
    client: reference && `${name} · ${reference}`,
    form: reference ? { id: formId!, type: row.formType!, reference, name } : null,
    withheld: formId !== null && !reference,
    date: momentIn(row.at).toISOString(),
    undone: row.undoing !== null,
  }
}

export async function logProps(log: RestaurantLog, page: number, path: string, query: object) {
  const timeZone = await RestaurantLog.timeZone()
  const charges = await log.page(page)
  const { restaurants, users } = await log.choices()
  const option = ({ id, name }: { id: number; name: string }) => ({
    value: String(id),
    label: name,
  })
  const { people, ...totals } = await log.totals()
  return {
    logs: {
      data: charges.all().map(chargeProp),
      ...pager(path, { ...query }, charges),
    },
    totals: { ...sumsProp(totals), people },
    byHour: (await log.byHour(timeZone)).map(({ hour, ...sums }) => ({ hour, ...sumsProp(sums) })),
    options: { restaurants: restaurants.map(option), users: users.map(option) },
  }
}
