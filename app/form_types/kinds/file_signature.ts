import { closeSync, openSync, readSync } from 'node:fs'

/** The first bytes of the files that forms take, in hexadecimal. */
const signatures: Record<string, string> = {
  pdf: '255044462d',
  png: '89504e470d0a1a0a',
  jpg: 'ffd8ff',
}

export const knownTypes = Object.keys(signatures)

/** The type of a file by its content, because a name can lie; undefined for other files. */
export function typeOf(bytes: Uint8Array, among: string[] = knownTypes): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  return among.find((type) => signatures[type] && head.startsWith(signatures[type]))
}

export function typeOfFile(path: string): string | undefined {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(8)
    readSync(file, head, 0, head.length, 0)
    return typeOf(head)
  } finally {
    closeSync(file)
  }
}
