import env from '#start/env'

/** The organisation responsible for the personal data, named in policy pages and mails. */
export const organiser = {
  name: env.get('ORGANISER_NAME', 'Organización de los Torneos de Demostración, S.L.'),
  taxId: env.get('ORGANISER_TAX_ID', 'B00000000'),
  address: env.get('ORGANISER_ADDRESS', 'Calle de Ejemplo 1, 28000 Madrid'),
  email: env.get('ORGANISER_EMAIL', 'acreditaciones@example.com'),
  dpoEmail: env.get('ORGANISER_DPO_EMAIL', 'privacidad@example.com'),
}

/** Must change with `resources/policies`. Stored with every submission. */
export const policyVersion = '2026-11-24'
