import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The encodings in which a text can be stored in a file. */
function formsOf(text: string): Buffer[] {
  const utf8 = Buffer.from(text)
  const quoted = [...utf8].map((byte) =>
    byte < 128 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`
  )
  const escaped = [...text].map((letter) =>
    letter < '\u0080' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  // Base64 of a text depends on its offset within three bytes, and its ends depend on the neighbours.
  const base64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), utf8])
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4)
  )
  const plain = [text, text.normalize('NFD'), text.normalize('NFD').replace(/\p{Mn}/gu, '')]
  return [
    ...plain.map((one) => Buffer.from(one.toLowerCase())),
    Buffer.from(text.toLowerCase(), 'utf16le'),
    Buffer.from(quoted.join('').toLowerCase()),
    Buffer.from(escaped.join('').toLowerCase()),
    ...base64.map((one) => Buffer.from(one)),
  ]
}

/** The texts that the bytes contain in any encoding. */
export function foundIn(bytes: Buffer, texts: string[]): string[] {
  const folded = Buffer.from(
    bytes.toString('latin1').replace(/[A-Z]/g, (one) => one.toLowerCase()),
    'latin1'
  )
  return texts.filter((text) =>
    formsOf(text).some((form) => form.length > 3 && (folded.includes(form) || bytes.includes(form)))
  )
}

/** The texts that the files of a folder contain, with the file names. */
export function remainsInFolder(folder: string, texts: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const bytes = Buffer.concat([Buffer.from(name), readFileSync(path)])
      return foundIn(bytes, texts).map((text) => `${text} in ${path.slice(folder.length + 1)}`)
    })
}

/** Makes PostgreSQL sample all tables for its statistics, as its daemon does at times. */
export async function sampleTables(address: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('analyze').finally(() => client.end())
}

/** The texts that the rows and files of a PostgreSQL database contain. */
export async function remainsInDatabase(address: string, texts: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text as row from ${name} t`)
      const bytes = Buffer.from(rows.map(({ row }) => row).join('\n'))
      found.push(...foundIn(bytes, texts).map((text) => `${text} in rows of ${name}`))
    }
    await client.query('checkpoint')
    const { rows: files } = await client.query(
      `select relname as name, current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path
       from pg_class where pg_relation_filepath(oid) is not null`
    )
    for (const { name, path } of files)
      if (statSync(path, { throwIfNoEntry: false }))
        found.push(
          ...foundIn(readFileSync(path), texts).map((text) => `${text} in the file of ${name}`)
        )
    return found
  } finally {
    await client.end()
  }
}
