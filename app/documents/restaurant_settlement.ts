import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { localeOf } from '#config/i18n'
import { blanksOf, type Edition } from '#documents/leaflets/edition'
import type { Typesetter } from '#documents/leaflets/typesetter'
import { TEXT, type Piece } from '#documents/leaflets/piece'
import { Sheet } from '#documents/leaflets/sheet'
import { heading, signatures, sumRows } from '#documents/settlement_pieces'
import type { RestaurantSettlement } from '#meals/settlement'
import { formatMoment } from '#text/moments'

const TITLE = { size: 22, leading: 1.2 }
const UNDER = { size: 10, leading: 1.4, quiet: true }

/** A day of a restaurant for signature: an A4 PDF, tagged, in the look of the leaflets. */
export class SettlementSheet {
  constructor(
    private settlement: RestaurantSettlement,
    private edition: Edition & { timeZone: string },
    private i18n: I18n
  ) {}

  render(): Promise<Buffer> {
    const { edition, i18n } = this
    const locale = localeOf(i18n)
    const title = `${this.#title} · ${this.#day}`
    const sheet = new Sheet(title, { edition, blanks: blanksOf(edition, locale), locale })
    return sheet.drawPieces(this.#pieces(sheet.typesetter), { head: title, foot: this.#made })
  }

  get #title() {
    return this.i18n.t('restaurants.settlement.title', { name: this.settlement.restaurant.name })
  }

  get #day() {
    return DateTime.fromISO(this.settlement.day).toFormat('dd/MM/yyyy')
  }

  get #made() {
    const at = formatMoment(DateTime.now(), this.edition.timeZone)
    return this.i18n.t('restaurants.settlement.made', { at })
  }

  #pieces(typesetter: Typesetter): Piece[] {
    const { i18n } = this
    const t = (key: string) => i18n.t(`restaurants.settlement.${key}`)
    const { byMeal, byUser, total, scope } = this.settlement
    const title = typesetter.set([{ text: this.#title, font: 'bold' }], TEXT.w, TITLE)
    const day = typesetter.set([{ text: this.#day, font: 'bold' }], TEXT.w, { ...UNDER, size: 12 })
    const piece = (tag: string, text: typeof title, before: number): Piece => ({
      tag,
      before,
      height: text.height,
      keep: true,
      parts: [{ draw: (y) => text.draw(TEXT.x, y) }],
    })
    const heads = ['charges', 'undone', 'credits', 'amount'].map(t)
    const sentence = (key: string) =>
      typesetter.set([{ text: t(key), font: 'regular' }], TEXT.w, UNDER)
    const head = [piece('H1', title, 0), piece('P', day, 1)]
    if (scope.types) head.push(piece('P', sentence('partial'), 1))
    if (total.charges === 0) return [...head, piece('P', sentence('nothing'), 8)]
    return [
      ...head,
      heading(t('byMeal'), typesetter),
      ...sumRows(typesetter, {
        heads: [i18n.t('restaurants.log.columns.meal'), t('type'), ...heads],
        rows: byMeal.map(({ meal, kind, ...sums }) => ({
          names: [
            i18n.t(`restaurants.log.meals.${meal ?? 'none'}`),
            i18n.t(`restaurants.log.kinds.${kind}`),
          ],
          sums,
          kind,
        })),
        total: { names: [t('total'), ''], sums: total },
        i18n,
      }),
      heading(t('byUser'), typesetter),
      ...sumRows(typesetter, {
        heads: [t('user'), '', ...heads],
        rows: byUser.map(({ user, ...sums }) => ({ names: [user ?? t('nobody'), ''], sums })),
        total: { names: [t('total'), ''], sums: total },
        i18n,
      }),
      ...signatures(
        t('signatures'),
        [t('forRestaurant'), t('forTournament')],
        t('signed'),
        typesetter
      ),
    ]
  }
}
