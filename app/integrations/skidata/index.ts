import { gate } from '#config/gate'
import type { AccessControl } from '#integrations/skidata/access_control'
import { Handshake } from '#integrations/skidata/handshake'
import { Recorder } from '#integrations/skidata/recorder'

/** The gates as the settings name them. @param nextId gives each telegram a number of its own */
export function accessControl(nextId: () => Promise<number>): AccessControl {
  const { url, ...settings } = gate
  return url ? new Handshake({ ...settings, url }, nextId) : new Recorder(settings, nextId)
}
