import type { HttpContext } from '@adonisjs/core/http'

type Data = Record<string, any>

/** The body with its files, and with what came inside `detail` beside the rest. */
export function sentIn({ request }: Pick<HttpContext, 'request'>): Data {
  return flat(merged(request.except(['_method']), request.allFiles()))
}

/**
 * The guests that were sent, by their number. `has_guest2` alone asks for the second guest's
 * answers, `has_guest2=false` leaves out what was typed.
 */
export function guestsIn(data: Data): [number, Data][] {
  const sent = numbered(data.guests)
  return [1, 2, 3].flatMap((number): [number, Data][] => {
    const flag = data[`has_guest${number}`]
    const wanted =
      flag === undefined || flag === null
        ? number in sent
        : !['false', '0', 'off', 'no'].includes(String(flag))
    return wanted ? [[number, flat(isRecord(sent[number]) ? sent[number] : {})]] : []
  })
}

/** Guests by number, whether they came as an object or as a list from the first on. */
function numbered(guests: unknown): Record<number, any> {
  if (isRecord(guests)) return guests
  if (!Array.isArray(guests)) return {}
  const shift = guests[0] === undefined || guests[0] === null ? 0 : 1
  return Object.fromEntries(
    guests.flatMap((guest, index) => (isRecord(guest) ? [[index + shift, guest]] : []))
  )
}

const isUploaded = (value: unknown) =>
  typeof value === 'object' && value !== null && 'clientName' in value

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isUploaded(value)

function flat({ detail, ...rest }: Data): Data {
  return isRecord(detail) ? { ...rest, ...detail } : { ...rest, ...(detail && { detail }) }
}

/** Two trees of fields and files as one: bodies and their files are parsed apart. */
function merged(body: any, files: any): any {
  if (!isTree(body) || !isTree(files)) return files ?? body
  const both: any = Array.isArray(body) ? [...body] : { ...body }
  for (const [key, file] of Object.entries(files)) both[key] = merged(both[key], file)
  return both
}

const isTree = (value: unknown) => Array.isArray(value) || isRecord(value)
