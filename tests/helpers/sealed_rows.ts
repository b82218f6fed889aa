import { sealKeys } from '#config/sealing'
import { open } from '#sealing/cipher'

type Rows = Record<string, any>[]

/** The raw rows of a table with their sealed values in place, as they were before sealing. */
export function readable(
  table: 'forms' | 'collectives',
  rows: Rows,
  keys: Rows,
  { bytes } = sealKeys[0]
): Rows {
  return rows.map((row) => {
    if (!row.sealed) return row
    const { wrapped } = keys.find(({ id }) => id === row.key_id)!
    const key = Buffer.from(open(bytes, wrapped, 'key of a person'), 'base64url')
    const about = table === 'forms' ? row.id_form : (row.nonce ?? '')
    const { birthDate = row.birth_date, ...numbers } = JSON.parse(
      open(key, row.sealed, `${table} ${about}`)
    )
    return { ...row, ...numbers, birth_date: birthDate }
  })
}
