import vine from '@vinejs/vine'
import { sports, tallyStates } from '#shared/choices'
import { queryString } from '#validators/query_string'

const sport = () => vine.enum(sports).optional()

export const dashboardValidator = queryString.create({ sport: sport() })

export const figuresValidator = queryString.create({
  sport: sport(),
  state: vine.enum(tallyStates).optional(),
})

export const figureExportValidator = queryString.create({
  sport: sport(),
  state: vine.enum(tallyStates).optional(),
  name: vine.string().maxLength(40),
})
