import type { I18n } from '@adonisjs/i18n'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import BlacklistEntry from '#models/blacklist_entry'
import { answerFindings } from '#requests/checks/answers'
import { blacklistFindings } from '#requests/checks/blacklist'
import { cardFindings } from '#requests/checks/card'
import { type CheckLink, type Finding, warning } from '#requests/checks/finding'
import { mailFindings } from '#requests/checks/mails'
import { peopleFindings } from '#requests/checks/people'
import { placesFindings } from '#requests/checks/places'
import type { Reader } from '#models/user'
import { workTableFindings } from '#requests/checks/work_table'
import { isOverridable } from '#models/form/approval_obstacles'
import { waitsForTutor } from '#models/form/tutor'

export type Check = {
  key: string
  level: 'ok' | 'info' | 'warning'
  text: string
  why?: string
  link?: CheckLink
  /** The request can only be approved with a reason. */
  overridable?: boolean
}

export const blacklist = () => BlacklistEntry.query().preload('clearances').orderBy('id')

export async function checksOf(form: Form, reader: Reader, i18n: I18n): Promise<Check[]> {
  const findings = await findingsOf(form, reader, await blacklist())
  const warnings = findings.filter(({ level }) => level === 'warning')
  const infos = findings.filter(({ level }) => level === 'info')
  const clear: Check = { key: 'clear', level: 'ok', text: i18n.t('checks.clear') }
  return [
    ...(warnings.length === 0 ? [clear] : []),
    ...[...warnings, ...infos].map((finding) => inWords(finding, form, i18n)),
  ]
}

/**
 * Only administrators see names of the blacklist, and nobody those of other form types.
 * The request's tournament, permission and parent must be loaded.
 */
export async function findingsOf(
  form: Form,
  reader: Reader,
  entries: BlacklistEntry[]
): Promise<Finding[]> {
  return [
    ...tutorFindings(form),
    ...cardFindings(form, reader),
    ...answerFindings(form),
    ...(await peopleFindings(form, reader)),
    ...blacklistFindings(form, reader, entries),
    ...(await placesFindings(form)),
    ...(await workTableFindings(form)),
    ...(await mailFindings(form)),
  ]
}

function inWords(
  { key, level, words = {}, link, obstacle }: Finding,
  form: Form,
  i18n: I18n
): Check {
  const { type, field, fields } = words
  const label = (name: unknown) => fieldLabel(i18n, form.type, String(name))
  const blanks = {
    ...words,
    ...(type && { title: i18n.t(`forms.${type}.title`) }),
    ...(field && { field: label(field) }),
    ...(fields && { fields: String(fields).split(',').map(label).join(', ') }),
  }
  return {
    key,
    level,
    text: i18n.t(`checks.${key}`, blanks),
    why: i18n.t(`checks.why.${key}`, {}, '') || undefined,
    link,
    overridable: obstacle && isOverridable(obstacle),
  }
}

/** Only in editions whose tutors confirm. */
const tutorFindings = (form: Form): Finding[] =>
  waitsForTutor(form, form.tournament) ? [{ ...warning('tutor'), obstacle: 'tutor' }] : []
