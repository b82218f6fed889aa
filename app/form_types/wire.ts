type Data = Record<string, any>

/**
 * The guests by number. `has_guest2` alone asks for the second guest's answers, `has_guest2=false`
 * drops them.
 */
export function guestsIn(data: Data): [number, Data][] {
  const sent = numbered(data.guests)
  return [1, 2, 3].flatMap((number): [number, Data][] => {
    const flag = data[`has_guest${number}`]
    const wanted =
      flag === undefined || flag === null
        ? number in sent
        : !([false, 0, 'false', '0', 'off', 'no'] as unknown[]).includes(flag)
    return wanted ? [[number, flat(isRecord(sent[number]) ? sent[number] : {})]] : []
  })
}

function numbered(guests: unknown): Record<number, any> {
  if (isRecord(guests)) return guests
  if (!Array.isArray(guests)) return {}
  const shift = guests[0] === undefined || guests[0] === null ? 0 : 1
  return Object.fromEntries(
    guests.flatMap((guest, index) => (isRecord(guest) ? [[index + shift, guest]] : []))
  )
}

/** Files are objects of a class, and have no answers. */
export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** `subtype` wins over `detail.type`: at the top, `type` is the form type of the page. */
export function flat({ detail, ...rest }: Data): Data {
  if (!isRecord(detail)) return { ...named(rest), ...(detail && { detail }) }
  return { ...named(rest), ...named(detail) }
}

const named = ({ subtype, ...answers }: Data) =>
  subtype === undefined ? answers : { ...answers, type: subtype }
