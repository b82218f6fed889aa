/** A file as a browser sends it. */
export type Picture = { bytes: Buffer; name: string; type: string }

type Rows = Record<string, string>[]

export const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null

export const cellsOf = (name: string, rows: Rows) =>
  rows.flatMap((row, index) =>
    Object.entries(row).map(([key, text]) => [`${name}[${index}][${key}]`, text] as const)
  )

/** A multipart body as a browser makes it: lists as `name[]`, pictures as files. */
export function formBody(fields: Record<string, any>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (isRows(value)) for (const [cell, text] of cellsOf(name, value)) body.append(cell, text)
    else if (Array.isArray(value)) for (const item of value) body.append(`${name}[]`, String(item))
    else if (value.bytes)
      body.append(name, new Blob([value.bytes], { type: value.type }), value.name)
    else body.append(name, String(value))
  }
  return body
}
