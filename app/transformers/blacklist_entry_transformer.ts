import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type BlacklistEntry from '#models/blacklist_entry'
import { nameOf } from '#text/name_of'

/** Without the document and its key. */
export default class BlacklistEntryTransformer extends BaseTransformer<BlacklistEntry> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'name', 'lastName', 'reason', 'reviewOn']),
      hasDocument: this.resource.personKey !== null,
    }
  }

  forList(i18n: I18n) {
    const { author, hits, $extras } = this.resource
    return {
      ...this.toObject(),
      author: nameOf(author),
      hits: Number($extras.hits_count),
      clearances: Number($extras.clearances_count),
      lastHit: hits[0]
        ? { at: hits[0].at.toISO()!, form: i18n.t(`forms.${hits[0].formType}.title`) }
        : null,
    }
  }

  forEdit() {
    return {
      ...this.toObject(),
      clearances: this.resource.clearances.map(({ id, reason, user, createdAt }) => ({
        id,
        reason,
        user: nameOf(user),
        at: createdAt.toISO()!,
      })),
    }
  }
}
