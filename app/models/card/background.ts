import drive from '@adonisjs/drive/services/main'
import type { Picture } from '#documents/card_sheet'

const kept = new Map<string, Picture>()
// A few categories have one of their own; a print run goes through all of them.
const MOST = 20

/** A background for cards. One is printed on thousands of them; another picture has another key. */
export async function printedBackground(key: string | null): Promise<Picture | null> {
  if (!key) return null
  const known = kept.get(key)
  if (known) return known
  const disk = drive.use()
  if (!(await disk.exists(key))) return null
  const background = { key, picture: Buffer.from(await disk.getBytes(key)) }
  if (kept.size >= MOST) kept.clear()
  kept.set(key, background)
  return background
}
