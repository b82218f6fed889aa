import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { spread } from './figures.mjs'

/** One in so many answers is read. */
const CHECKED = 20

/**
 * Visitors who do not know each other load one page over `connections`, without cookies, until
 * `requests` were answered, `seconds` went by or `until` is over. With `perSecond` they come at
 * that pace, however long the ones before them wait, and their time counts from when they
 * came; without it the next one asks as soon as a connection is free.
 *
 * Gives requests a second and the spread of their times. Only for this machine's own servers.
 */
export async function load(address, path, options) {
  const { connections = 8, requests = Infinity, seconds = 60, perSecond, until, check } = options
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = new URL(path, address)
  if (url.hostname !== '127.0.0.1') throw new Error('load is for 127.0.0.1 only')

  const times = []
  const started = performance.now()
  const end = started + seconds * 1000
  let asked = 0
  let over = false
  until?.then(
    () => (over = true),
    () => (over = true)
  )
  const goesOn = () => !over && asked < requests && performance.now() < end

  const visit = async () => {
    asked++
    const before = performance.now()
    const { status, read } = await fetched(url, agent)
    times.push(performance.now() - before)
    // Unpacking takes as long as answering, on the same cores.
    const isRight = status === 200 && (times.length % CHECKED !== 1 || check?.(read()) !== false)
    if (!isRight) throw new Error(`${path}: ${status}\n${read().slice(0, 500)}`)
  }
  const visits = async () => {
    while (goesOn()) await visit()
  }
  const arrivals = async () => {
    const visiting = []
    while (goesOn()) {
      visiting.push(visit())
      await pause(Math.max(0, started + (asked * 1000) / perSecond - performance.now()))
    }
    await Promise.all(visiting)
  }

  try {
    if (perSecond) await arrivals()
    else await Promise.all(Array.from({ length: connections }, visits))
    await until
  } finally {
    agent.destroy()
  }
  const rate = times.length / ((performance.now() - started) / 1000)
  return { rate, count: times.length, ...spread(times) }
}

function fetched(url, agent) {
  return new Promise((resolve, reject) => {
    // As browsers ask.
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    get(url, { agent, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          read: () => unpacked(response, Buffer.concat(chunks)),
        })
      )
      response.on('error', reject)
    }).on('error', reject)
  })
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

function unpacked({ headers }, bytes) {
  const how = unpack[headers['content-encoding']]
  return String(how ? how(bytes) : bytes)
}
