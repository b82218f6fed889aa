/** What the measured child processes share. */
import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { Ignitor } from '@adonisjs/core'

const build = new URL('../../build/', import.meta.url)

/** A module of the build, as in `built('app/models/form.js')`. */
export const built = (path) => import(new URL(path, build).href)

/** Starts the built application in this process as its commands do, without serving. */
export async function startApplication() {
  const importer = (path) => import(path.startsWith('.') ? new URL(path, build).href : path)
  const app = new Ignitor(build, { importer })
    .tap((application) => application.booting(() => built('start/env.js')))
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}

/** Hands a result to the measuring process, with the most memory this one ever held. */
export function report(result) {
  return new Promise((resolve) => process.send({ ...result, memory: peakMemory() }, resolve))
}

/** Megabytes. `maxRSS` would count the moment in which this process was a copy of its parent. */
function peakMemory() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  return /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024
}
