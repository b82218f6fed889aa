import type { I18n } from '@adonisjs/i18n'
import { Differences, type HistoryNames } from '#form_types/differences'
import type { HistoryLine } from '#queries/history_search'
import { nameOf } from '#text/name_of'

export class HistoryWords {
  #differences: Differences

  constructor(i18n: I18n, names: HistoryNames) {
    this.#differences = new Differences(i18n, names)
  }

  line(line: HistoryLine) {
    const { at, source, id } = line
    const common = { key: `${source}${id}`, at: at.toISO()! }
    if (line.source === 'entity') {
      const { change } = line
      return {
        ...common,
        user: nameOf(change.user),
        type: change.type,
        entity: change.entity,
        label: change.label,
        form: null,
        changes: this.#differences.ofRecord(change.entity, change.from, change.to),
      }
    }
    const { log } = line
    const { form } = log
    return {
      ...common,
      user: nameOf(log.user),
      type: log.type,
      entity: 'form',
      label: `${form.fullName} · ${form.idForm}`,
      form: { type: form.type, id: form.id },
      changes: this.#differences.ofRequest(form, log.from, log.to),
    }
  }
}
