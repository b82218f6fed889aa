import { MOST_GUESTS } from '#shared/answer_limits'

type Data = Record<string, unknown>

/** Somebody could send hundreds of thousands of guests. */
const MOST_READ = 100

const guestNumbers = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1)

/** The guests by number. `has_guest2` alone asks for the answers of the second guest. */
export function guestsIn(data: Data): [number, Data][] {
  const sent = numbered(data.guests)
  return guestNumbers
    .filter((number) => comes(number, data, sent))
    .map((number) => [number, mergeDetail(isRecord(sent[number]) ? sent[number] : {})])
}

export function surplusGuestsIn(data: Data): number[] {
  const sent = numbered(data.guests)
  const flagged = Object.keys(data).map((name) => /^has_guest(\d{1,3})$/.exec(name)?.[1])
  const numbers = new Set([...Object.keys(sent), ...flagged].map(Number))
  return [...numbers].filter(
    (number) =>
      Number.isInteger(number) && !guestNumbers.includes(number) && comes(number, data, sent)
  )
}

function comes(number: number, data: Data, sent: Record<number, unknown>): boolean {
  const flag = data[`has_guest${number}`] ?? null
  return flag === null ? isRecord(sent[number]) : !no.includes(flag)
}

const no: unknown[] = [false, 0, 'false', '0', 'off', 'no']

function numbered(guests: unknown): Record<number, unknown> {
  if (isRecord(guests)) return Object.fromEntries(Object.entries(guests).slice(0, MOST_READ))
  if (!Array.isArray(guests)) return {}
  const shift = guests[0] === undefined || guests[0] === null ? 0 : 1
  return Object.fromEntries(
    guests
      .slice(0, MOST_READ)
      .flatMap((guest, index) => (isRecord(guest) ? [[index + shift, guest]] : []))
  )
}

/** Plain objects only: files are instances of a class. */
export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** `detail` wins. In both, `subtype` wins over `type`, which at the top is the form type of the page. */
export function mergeDetail({ detail, ...rest }: Data): Data {
  if (!isRecord(detail)) return { ...withSubtype(rest), ...(detail ? { detail } : {}) }
  return { ...withSubtype(rest), ...withSubtype(detail) }
}

const withSubtype = ({ subtype, ...answers }: Data) =>
  subtype === undefined ? answers : { ...answers, type: subtype }
