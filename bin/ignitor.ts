import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

export const APP_ROOT = new URL('../', import.meta.url)

/** The application of a process. It reads the settings when it boots. */
export const newIgnitor = () =>
  new Ignitor(APP_ROOT, {
    importer: (path) =>
      /^\.\.?\//.test(path) ? import(new URL(path, APP_ROOT).href) : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
