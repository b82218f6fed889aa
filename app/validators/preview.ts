import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { layouts, sheets } from '#validators/forms'

const paper = vine.create({
  layout: vine.enum(layouts).optional(),
  sheet: vine.enum(sheets).optional(),
})

/** What a preview is printed on. */
export async function paperOf({ request }: HttpContext) {
  const { layout = 'lanyard', sheet = 'single' } = await request.validateUsing(paper, {
    data: request.qs(),
  })
  return { layout, sheet }
}
