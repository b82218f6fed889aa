import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type BlacklistEntry from '#models/blacklist_entry'
import { isHashedBefore } from '#sql/hashed_by'
import { nameOf } from '#text/name_of'
import { relatedCount } from '#sql/counts'

export default class BlacklistEntryTransformer extends BaseTransformer<BlacklistEntry> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'name', 'lastName', 'reason', 'reviewOn']),
      hasDocument: this.resource.personKey !== null,
      documentIsDue: isHashedBefore(this.resource),
    }
  }

  forList(i18n: I18n) {
    const { author, hits } = this.resource
    return {
      ...this.toObject(),
      author: nameOf(author),
      hits: relatedCount(this.resource, 'hits'),
      clearances: relatedCount(this.resource, 'clearances'),
      lastHit: hits[0]
        ? { at: hits[0].at.toISO()!, form: i18n.t(`forms.${hits[0].formType}.title`) }
        : null,
    }
  }

  forEdit() {
    return {
      ...this.toObject(),
      clearances: this.resource.clearances.map((clearance) => ({
        id: clearance.id,
        reason: clearance.reason,
        user: nameOf(clearance.user),
        at: clearance.createdAt.toISO()!,
        documentIsDue: isHashedBefore(clearance),
      })),
    }
  }
}
