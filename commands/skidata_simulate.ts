import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Simulates the gates, for training and to test their failures. */
export default class SkidataSimulate extends BaseCommand {
  static commandName = 'skidata:simulate'
  static description = 'Simulate the Handshake server of the gates'
  static options: CommandOptions = { staysAlive: true }

  @flags.number({ description: 'Port on this machine', default: 5205 })
  declare port: number

  @flags.string({
    description: 'Faults from the start: down, slow, refuses=20007 …, separated by commas',
  })
  declare fault?: string

  async run() {
    const { Simulator } = await import('#integrations/skidata/simulator')
    const { faultsIn } = await import('#integrations/skidata/faults')
    const faults = faultsIn(this.fault ?? '')
    if (!faults) {
      this.logger.error('--fault must be one of slow down lost duplicates refuses garbage error500')
      this.exitCode = 1
      return this.terminate()
    }
    const simulator = new Simulator()
    simulator.fail(faults)
    const url = await simulator.start(this.port)
    this.logger.info(`SKIDATA_URL=${url}`)
    this.logger.info(`what it knows: GET ${url}/state`)
    this.logger.info(`to make it fail: POST ${url}/faults ${JSON.stringify(simulator.faults)}`)
    this.app.terminating(() => simulator.stop())
  }
}
