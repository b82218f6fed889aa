import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type BulkChange from '#models/bulk_change'
import type { changeWords } from '#props/change_words'
import { nameOf } from '#text/name_of'

type Words = Awaited<ReturnType<typeof changeWords>>

export default class BulkChangeTransformer extends BaseTransformer<BulkChange> {
  constructor(
    resource: BulkChange,
    private words: Words,
    private i18n: I18n
  ) {
    super(resource)
  }

  toObject() {
    const bulkChange = this.resource
    const { change } = bulkChange
    const values = 'steps' in change && change.steps.length === 1 ? change.steps[0].set : {}
    return {
      ...this.pick(bulkChange, [
        'id',
        'kind',
        'formType',
        'state',
        'total',
        'done',
        'changed',
        'hold',
        'links',
      ]),
      decision: 'state' in change ? change.state : null,
      set: this.words(values),
      list: bulkChange.formType && this.i18n.t(`forms.${bulkChange.formType}.title`),
      user: nameOf(bulkChange.user),
      at: bulkChange.createdAt.toISO()!,
      undoneAt: bulkChange.undoneAt?.toISO() ?? null,
    }
  }
}
