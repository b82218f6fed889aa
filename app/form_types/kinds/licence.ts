import vine from '@vinejs/vine'
import { plainKind, type Field, type FieldSettings } from '#form_types/kinds/kind'

/** Shapes of the two federations' numbers, and the fields that hold them. */
export const licenceShapes = {
  tennis: { name: 'license', shape: /^[A-Z0-9-]{4,15}$/ },
  golf: { name: 'federatedLicence', shape: /^[A-Z]{2}[A-Z0-9]{6,10}$/ },
}

type Sport = keyof typeof licenceShapes

const licenceNumber = vine.createRule((value, sport: Sport, field) => {
  if (typeof value !== 'string') return
  const typed = value.toUpperCase().replace(/\s/g, '')
  const number = sport === 'golf' ? typed.replace(/-/g, '') : typed
  if (!licenceShapes[sport].shape.test(number)) {
    return field.report('The {{ field }} is not a licence', `licence.${sport}`, field)
  }
  field.mutate(number, field)
})

const licenceKind = (sport: Sport) =>
  plainKind<string>({
    key: 'text',
    width: 14,
    schema: () => vine.string().trim().maxLength(30).use(licenceNumber(sport)),
  })

const kinds = { tennis: licenceKind('tennis'), golf: licenceKind('golf') }

export const licence = (sport: Sport, settings: FieldSettings = {}): Field<string> => ({
  kind: kinds[sport],
  max: 30,
  ...settings,
})
