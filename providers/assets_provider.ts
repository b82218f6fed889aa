import ViteProvider from '@adonisjs/vite/vite_provider'

/** Vite's provider, without its development server in tests with `ASSETS=built`. */
export default class AssetsProvider extends ViteProvider {
  async start() {
    if (process.env.ASSETS !== 'built') await super.start()
  }

  async shutdown() {
    if (process.env.ASSETS !== 'built') await super.shutdown()
  }
}
