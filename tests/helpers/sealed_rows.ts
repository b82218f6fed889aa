import { sealKeys } from '#config/sealing'
import { keyOf, open } from '#sealing/cipher'

type Rows = Record<string, any>[]

/** The raw rows of a table with their sealed values in place, as they were before sealing. */
export function readable(
  table: 'forms' | 'collectives',
  rows: Rows,
  keys: Rows,
  sealKey = sealKeys[0]
): Rows {
  return rows.map((row) => {
    if (!row.sealed) return row
    const { wrapped } = keys.find(({ id }) => id === row.key_id)!
    const key = keyOf(open(sealKey.key, wrapped, 'key of a person'))
    const about = table === 'forms' ? row.id_form : (row.nonce ?? '')
    const { birthDate = row.birth_date, ...numbers } = JSON.parse(
      open(key, row.sealed, `${table} ${about}`)
    )
    return { ...row, ...numbers, birth_date: birthDate }
  })
}
