import type { HttpContext } from '@adonisjs/core/http'
import { flat, isRecord } from '#form_types/wire'

type Data = Record<string, unknown>

/**
 * The body with its files; `detail` is merged into it. Reading takes the files: check the sender's
 * rights first.
 */
export async function sentIn(ctx: HttpContext): Promise<Data> {
  await ctx.takeFiles()
  const { request } = ctx
  return flat(merged(request.except(['_method']), request.allFiles()))
}

/** Bodies and their files are parsed apart. */
function merged(body: any, files: any): any {
  if (!isTree(body) || !isTree(files)) return files ?? body
  const both: any = Array.isArray(body) ? [...body] : { ...body }
  for (const [key, file] of Object.entries(files)) both[key] = merged(both[key], file)
  return both
}

const isTree = (value: unknown) => Array.isArray(value) || isRecord(value)
