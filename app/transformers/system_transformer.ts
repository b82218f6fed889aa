import type { I18n } from '@adonisjs/i18n'
import type Form from '#models/form'
import type User from '#models/user'
import { cardAnswers } from '#models/form/sight'
import FormTransformer, { logRow } from '#transformers/form_transformer'
import { relatedCount } from '#sql/counts'

/** A request with its live card, which must be loaded. */
export default class SystemTransformer extends FormTransformer {
  constructor(
    resource: Form,
    private reader: User,
    private i18n: I18n
  ) {
    super(resource)
  }

  toObject() {
    const form = this.resource
    const card: Form['card'] | null = form.card
    const { withheld, ...seen } = this.seenBy(this.reader)
    const detail = Object.fromEntries(
      Object.entries(form.detail).filter(([name]) => form.formType.listFields.includes(name))
    )
    return {
      ...seen,
      withheld,
      title: this.i18n.t(`forms.${form.type}.title`),
      company: form.outlet ?? form.company,
      image: withheld ? null : form.image,
      color: form.color,
      tournamentId: form.tournamentId,
      detail: withheld ? cardAnswers(detail) : detail,
      notes: relatedCount(form, 'notes'),
      logs: form.logs.map((log) => logRow(log)),
      printed: Boolean(card?.printedAt),
      collected: Boolean(card?.collectedAt),
      stale: card?.stale ?? false,
      hasChip: Boolean(card?.uid),
      uid: this.reader.may('rfid') ? (card?.uid ?? null) : null,
      cardSerial: card?.serial ?? null,
      gate: card?.gateDesired ? { desired: card.gateDesired, confirmed: card.gateConfirmed } : null,
    }
  }
}
