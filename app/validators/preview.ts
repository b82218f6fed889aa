import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { cardLayouts, cardSheets } from '#shared/choices'

const paper = vine.create({
  layout: vine.enum(cardLayouts).optional(),
  sheet: vine.enum(cardSheets).optional(),
})

export async function paperOf({ request }: HttpContext) {
  const { layout = 'lanyard', sheet = 'single' } = await request.validateUsing(paper, {
    data: request.qs(),
  })
  return { layout, sheet }
}
