import env from '#start/env'

/** Who answers for the personal data; the policy pages and the mails name them. */
export const organiser = {
  name: env.get('ORGANISER_NAME', 'Organización de los Torneos de Demostración, S.L.'),
  taxId: env.get('ORGANISER_TAX_ID', 'B00000000'),
  address: env.get('ORGANISER_ADDRESS', 'Calle de Ejemplo 1, 28000 Madrid'),
  email: env.get('ORGANISER_EMAIL', 'acreditaciones@example.com'),
  dpoEmail: env.get('ORGANISER_DPO_EMAIL', 'privacidad@example.com'),
}

/** Changes whenever the text of the policy pages does; stored with every submission. */
export const policyVersion = '2026-11'
