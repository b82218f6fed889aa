import type { HttpContext } from '@adonisjs/core/http'
import vine, { errors } from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { tournament as constants } from '#config/tournament'
import type { BrokenRule } from '#form_types/define'
import { color, day, digits, uploadedFile } from '#form_types/kinds/rules'
import { limitNames, type PlaceLimits } from '#form_types/limits'
import Tournament from '#models/tournament'
import { sports } from '#shared/choices'
import { line } from '#validators/line'
import { passwordAgain } from '#validators/session'
import { parseWindows, periodRules, type PeriodEnd } from '#validators/tournament_periods'
import { messageOf } from '#form_types/messages'
import { OFFICE_ZONE } from '#shared/days'
import { contrastToWhite, LEAST_CONTRAST } from '#shared/color'

const code = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !/^[A-Z0-9]{2,12}$/.test(value))
    field.report('The {{ field }} is not a code', 'editionCode', field)
})

const zone = vine.createRule((value, _: undefined, field) => {
  if (typeof value === 'string' && !IANAZone.isValidZone(value))
    field.report('The {{ field }} is not a time zone', 'timeZone', field)
})

const whole = (min: number, max: number) => digits().withoutDecimals().min(min).max(max)
const optionalDay = () => vine.string().trim().use(day({})).nullable().optional()
const optionalMoment = () => vine.string().trim().maxLength(40).nullable().optional()

const schema = vine.withMetaData<{ id: number | null }>().create({
  sport: vine.enum(sports),
  name: line(120),
  code: vine
    .string()
    .trim()
    .toUpperCase()
    .use(code())
    .unique({
      table: 'tournaments',
      column: 'code',
      filter: (query, _, field) => {
        if (field.meta.id) query.whereNot('id', field.meta.id)
      },
    }),
  year: whole(1990, 2100),
  place: line(120).nullable().optional(),
  startsOn: vine.string().trim().use(day({})),
  endsOn: vine.string().trim().use(day({})),
  timeZone: vine.string().trim().maxLength(40).use(zone()).optional(),
  active: vine.boolean().optional(),
  quarterFinals: vine.boolean().optional(),
  tutorConfirms: vine.boolean().optional(),
  pressFrom: optionalDay(),
  pressTo: optionalDay(),
  mindate: optionalDay(),
  maxdate: optionalDay(),
  licenceYear: whole(1990, 2100).nullable().optional(),
  accent: vine.string().trim().toLowerCase().use(color()).optional(),
  limits: vine
    .object(
      Object.fromEntries(limitNames.map((name) => [name, whole(0, 99).nullable().optional()]))
    )
    .nullable()
    .optional(),
  // A page may return the address of the stored logo: that is no new file.
  logo: uploadedFile(
    { size: constants.photoBytes, extnames: ['png', 'jpg', 'jpeg'] },
    { stored: true }
  )
    .nullable()
    .optional(),
  windows: vine
    .record(vine.object({ opensAt: optionalMoment(), closesAt: optionalMoment() }).nullable())
    .nullable()
    .optional(),
})

/** `name`: the edition's name as typed by the user. */
export const closingValidator = vine.create({
  name: vine.string().trim().maxLength(140).nullable().optional(),
  current: passwordAgain(),
})

/** Missing optional values stay as they are. @throws E_VALIDATION_ERROR */
export async function checkTournament(ctx: HttpContext, edition: Tournament | null) {
  const { request, i18n } = ctx
  await ctx.takeFiles()
  const meta = { id: edition?.id ?? null }
  const { windows, logo, limits, ...sent } = await request.validateUsing(schema, { meta })
  const present = Object.entries(sent).filter(([, value]) => value !== undefined)
  const values = {
    ...Object.fromEntries(present),
    sport: sent.sport,
    ...(limits !== undefined && { limits: ownLimits(limits) }),
  }
  const timeZone = sent.timeZone ?? edition?.timeZone ?? OFFICE_ZONE
  const { windows: readWindows, broken: ofWindows } = parseWindows(
    windows ?? {},
    sent.sport,
    timeZone
  )
  const valueOf = (name: PeriodEnd | 'accent') =>
    sent[name] === undefined ? edition?.[name] : sent[name]
  const broken = [...periodRules(valueOf), ...accentRules(valueOf('accent')), ...ofWindows]
  if (edition && edition.sport !== sent.sport) broken.push({ field: 'sport', rule: 'sameSport' })
  if (edition && edition.code !== sent.code && (await edition.everHadRequests()))
    broken.push({ field: 'code', rule: 'sameCode' })
  const twin = await Tournament.query()
    .where({ sport: sent.sport, year: sent.year })
    .if(edition, (query) => query.whereNot('id', edition!.id))
    .first()
  if (twin) broken.push({ field: 'year', rule: 'editionOfYear', values: { name: twin.fullName } })
  if (broken.length > 0)
    throw new errors.E_VALIDATION_ERROR(
      broken.map(({ values: words, ...error }) => ({
        ...error,
        ...(words && { meta: words }),
        message: messageOf(i18n, error.rule, words),
      }))
    )
  return { values, windows: readWindows, logo: logo && logo.tmpPath! }
}

function ownLimits(limits: Record<string, number | null | undefined> | null): PlaceLimits | null {
  const own: PlaceLimits = {}
  for (const name of limitNames) {
    const limit = limits?.[name]
    if (typeof limit === 'number') own[name] = limit
  }
  return Object.keys(own).length > 0 ? own : null
}

function accentRules(accent: string | null | undefined): BrokenRule[] {
  const contrast = accent ? contrastToWhite(accent) : LEAST_CONTRAST
  if (contrast >= LEAST_CONTRAST) return []
  const values = { contrast: contrast.toFixed(1), least: LEAST_CONTRAST }
  return [{ field: 'accent', rule: 'contrast', values }]
}
