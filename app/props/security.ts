import type { I18n } from '@adonisjs/i18n'
import type SecurityEvent from '#models/security_event'

export function securityLine(event: SecurityEvent, i18n: I18n) {
  const { id, kind, at, user, by, browser, system, address } = event
  const t = (key: string, values = {}) => i18n.t(`config.security.${key}`, values)
  return {
    id,
    kind: t(`kinds.${kind}`),
    at: at.toISO()!,
    address,
    account: nameOf(event, t),
    by: by && by.id !== user?.id ? by.name : null,
    device: [browser, system].filter(Boolean).join(', ') || null,
    detail: event.detail && wordsOf(event.detail, i18n),
  }
}

function nameOf({ user, account, kind }: SecurityEvent, t: (key: string, values?: {}) => string) {
  if (user) return user.name
  return kind.startsWith('login-') ? t('unknown', { account }) : account
}

/** Names of rules, roles, columns and factors have words; addresses are shown as they are. */
function wordsOf(detail: string, i18n: I18n) {
  const word = (text: string) =>
    ['security.details', 'history.factors', 'history.fields']
      .map((part) => `config.${part}.${text}`)
      .concat(`merchant.shell.roles.${text}`)
      .find((key) => i18n.hasMessage(key))
  return detail
    .split(', ')
    .map((text) => (word(text) ? i18n.t(word(text)!) : text))
    .join(', ')
}
