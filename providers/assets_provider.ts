import ViteProvider from '@adonisjs/vite/vite_provider'

/** Serves the built bundle in tests run with `ASSETS=built`, and else what Vite's provider does. */
export default class AssetsProvider extends ViteProvider {
  async start() {
    if (process.env.ASSETS !== 'built') await super.start()
  }

  async shutdown() {
    if (process.env.ASSETS !== 'built') await super.shutdown()
  }
}
