import { gate } from '#config/gate'
import type { AccessControl } from '#gates/access_control'
import { Handshake } from '#integrations/skidata/handshake'
import { Recorder } from '#integrations/skidata/recorder'

/** The driver of the gates that the settings choose. `nextId` numbers the telegrams. */
export function gateDriver(nextId: () => Promise<number>): AccessControl {
  const { url, ...settings } = gate
  return url ? new Handshake({ ...settings, url }, nextId) : new Recorder(settings, nextId)
}
