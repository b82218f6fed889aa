import vine from '@vinejs/vine'
import { tournament as constants } from '#config/tournament'
import { categoryKeys } from '#form_types/categories'
import { color } from '#form_types/kinds/rules'

const category = () => vine.enum(categoryKeys).nullable().optional()

/** A category's look; no category means all those without a look of their own. */
export const cardDesignValidator = vine.create({
  category: category(),
  color: vine.string().trim().toLowerCase().use(color()).nullable().optional(),
  background: vine
    .file({ size: constants.backgroundBytes, extnames: ['png', 'jpg', 'jpeg'] })
    .nullable()
    .optional(),
})

export const designedCategoryValidator = vine.create({ category: category() })
