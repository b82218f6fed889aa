import type { I18n } from '@adonisjs/i18n'
import { missingGlyphs } from '#documents/card_sheet'
import Form from '#models/form'
import Permission from '#models/permission'

export type Check = {
  key: string
  level: 'ok' | 'warning'
  text: string
  link?: { form: string; id: number; label: string }
}

/** What staff should look at before they decide, each with its why. */
export async function checksOf(form: Form, i18n: I18n): Promise<Check[]> {
  const t = (key: string, words = {}) => i18n.t(`checks.${key}`, words)
  const checks: Check[] = []
  const warn = (key: string, words = {}, link?: Check['link']) =>
    checks.push({ key, level: 'warning', text: t(key, words), link })

  if (!form.image) warn('noPhoto')
  for (const warning of form.imageWarnings ?? []) warn(`photo.${warning}`)

  const missing = missingGlyphs(`${form.name}${form.lastName}${form.company ?? ''}`)
  if (missing.length > 0) warn('glyphs', { letters: missing.join(' ') })

  const zones = Permission.zonesOf(Permission.effective(form.permission, form.customPermission))
  if (zones.length === 0) warn('noZones')

  const host = form.idParent ? await Form.find(form.idParent) : null
  if (host && host.state !== 'approved') {
    const link = { form: host.type, id: host.id, label: host.idForm }
    warn(host.state === 'rejected' ? 'hostRejected' : 'hostWaiting', { name: host.fullName }, link)
  }

  for (const twin of await twinsOf(form)) {
    const title = i18n.t(`forms.${twin.type}.title`)
    warn(
      twin.type === form.type && twin.tournamentId === form.tournamentId
        ? 'duplicate'
        : 'samePerson',
      { reference: twin.idForm, title },
      { form: twin.type, id: twin.id, label: twin.idForm }
    )
  }
  if (checks.length === 0) checks.push({ key: 'clear', level: 'ok', text: t('clear') })
  return checks
}

/** Other requests with the same document, whatever their type and edition. */
function twinsOf(form: Form) {
  if (!form.personKey) return Promise.resolve([])
  return Form.query()
    .where('personKey', form.personKey)
    .whereNot('id', form.id)
    .orderBy('id', 'desc')
    .limit(5)
}
