import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type ChangeBatch from '#models/change_batch'
import type { changeWords } from '#props/change_words'
import { nameOf } from '#text/name_of'

type Words = Awaited<ReturnType<typeof changeWords>>

export default class ChangeBatchTransformer extends BaseTransformer<ChangeBatch> {
  constructor(
    resource: ChangeBatch,
    private words: Words,
    private i18n: I18n
  ) {
    super(resource)
  }

  toObject() {
    const batch = this.resource
    const { change } = batch
    const one = 'steps' in change && change.steps.length === 1 ? change.steps[0].set : {}
    return {
      ...this.pick(batch, [
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
      set: this.words(one),
      list: batch.formType && this.i18n.t(`forms.${batch.formType}.title`),
      user: nameOf(batch.user),
      at: batch.createdAt.toISO()!,
      undoneAt: batch.undoneAt?.toISO() ?? null,
    }
  }
}
