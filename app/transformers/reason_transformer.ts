import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type Reason from '#models/reason'

export default class ReasonTransformer extends BaseTransformer<Reason> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'kind',
      'nameEs',
      'nameEn',
      'textEs',
      'textEn',
      'fields',
    ])
  }

  forDesk({ locale }: I18n) {
    const { id, kind, texts, fields } = this.resource
    return { id, kind, name: this.resource.nameIn(locale), texts, fields }
  }
}
