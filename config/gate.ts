import type { HandshakeSettings } from '#integrations/skidata/handshake'
import env from '#start/env'

const holderTypes = env.get('SKIDATA_HOLDER_TYPES', 'FIRSTNAME,LASTNAME,COMPANY')

/** Address and protocol settings of the gates. */
export const gate: Omit<HandshakeSettings, 'url'> & { url: string | undefined } = {
  url: env.get('SKIDATA_URL'),
  version: env.get('SKIDATA_VERSION', 'HSHIF25'),
  issuer: Number(env.get('SKIDATA_ISSUER', '1')),
  receiver: Number(env.get('SKIDATA_RECEIVER', '1')),
  // RFID by ISO 14443 and 15693.
  coding: Number(env.get('SKIDATA_CODING', '16777217')),
  zoneType: env.get('SKIDATA_ZONE_TYPE', 'AREA'),
  holderTypes: holderTypes === 'none' ? [] : holderTypes.split(','),
  connectMs: 5000,
  totalMs: 20_000,
  answerBytes: 256 * 1024,
  lines: 4,
}
