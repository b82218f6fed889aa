/** What the security log notes, in the order in which its filter offers them. */
export const securityKinds = [
  'login-failed',
  'login-refused',
  'login-browser',
  'login-address',
  'token-reused',
  'code-used',
  'codes-renewed',
  'factor-added',
  'factor-removed',
  'password-changed',
  'sessions-ended',
  'user-created',
  'user-changed',
  'user-deleted',
  'forbidden',
  'limited',
  'unusual-volume',
  'malware',
] as const

export type SecurityKind = (typeof securityKinds)[number]

/** The kinds that the owner of the account is told by mail, with the template of the mail. */
export const securityMails = {
  'login-browser': 'login_browser',
  'token-reused': 'token_reused',
  'code-used': 'code_used',
  'codes-renewed': 'codes_renewed',
  'factor-added': 'factor_added',
  'factor-removed': 'factor_removed',
  'password-changed': 'password_changed',
} as const satisfies Partial<Record<SecurityKind, string>>
