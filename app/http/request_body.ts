import type { HttpContext } from '@adonisjs/core/http'
import { isRecord, mergeDetail } from '#form_types/sent_answers'

type Data = Record<string, unknown>

/** The body, with `detail` merged into it. It takes the files: check rights first. */
export async function sentIn(ctx: HttpContext): Promise<Data> {
  await ctx.takeFiles()
  const { request } = ctx
  const sent = merged(request.except(['_method']), request.allFiles())
  return mergeDetail(isRecord(sent) ? sent : {})
}

/** Bodies and their files are parsed apart. */
function merged(body: unknown, files: unknown): unknown {
  if (!isTree(body) || !isTree(files)) return files ?? body
  const both = Array.isArray(body) ? [...body] : { ...body }
  for (const [key, file] of Object.entries(files))
    Reflect.set(both, key, merged(Reflect.get(both, key), file))
  return both
}

const isTree = (value: unknown): value is object => Array.isArray(value) || isRecord(value)
