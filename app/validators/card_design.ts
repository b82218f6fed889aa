import vine from '@vinejs/vine'
import { tournament as constants } from '#config/tournament'
import { categoryKeys } from '#form_types/categories'
import { color, uploadedFile } from '#form_types/kinds/rules'

const category = () => vine.enum(categoryKeys).nullable().optional()

/** Without a category: the design of all categories that have none. */
export const cardDesignValidator = vine.create({
  category: category(),
  color: vine.string().trim().toLowerCase().use(color()).nullable().optional(),
  background: uploadedFile({ size: constants.backgroundBytes, extnames: ['png', 'jpg', 'jpeg'] })
    .nullable()
    .optional(),
})

export const designedCategoryValidator = vine.create({ category: category() })
