import { Agent, get } from 'node:http'
import { spread } from './figures.mjs'

/**
 * Visitors who know each other not: `connections` of them load one page again and again,
 * without cookies, until `requests` were answered, `seconds` went by or `until` is over.
 * Gives requests a second and the spread of their times. Only for this machine's own servers.
 */
export async function load(
  address,
  path,
  { connections = 8, requests = Infinity, seconds = 60, until, check = () => true }
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = new URL(path, address)
  if (url.hostname !== '127.0.0.1') throw new Error('load is for 127.0.0.1 only')
  const times = []
  const started = performance.now()
  const end = started + seconds * 1000
  let asked = 0
  let over = false
  until?.finally(() => (over = true))

  const visit = async () => {
    while (!over && asked < requests && performance.now() < end) {
      asked++
      const before = performance.now()
      const { status, body } = await fetched(url, agent)
      times.push(performance.now() - before)
      if (status !== 200 || !check(body))
        throw new Error(`${path}: ${status}\n${body.slice(0, 500)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, visit))
  } finally {
    agent.destroy()
  }
  const rate = times.length / ((performance.now() - started) / 1000)
  return { rate, count: times.length, ...spread(times) }
}

function fetched(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() })
      )
      response.on('error', reject)
    }).on('error', reject)
  })
}
