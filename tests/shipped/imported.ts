import { until } from '#tests/helpers/until'
import type { Visitor } from '#tests/helpers/visitor'
import { savedInLibreOffice } from '#tests/shipped/workbooks'

export const csv = (rows: (string | number)[][]) => rows.map((row) => row.join(',')).join('\n')

/** Sends a list and waits until all its rows were taken. */
export async function takenIn(
  office: Visitor,
  path: string,
  file: Buffer,
  name: string,
  more = {}
) {
  const { location } = await office.send('POST', path, {
    file: { bytes: file, name, type: 'application/octet-stream' },
    ...more,
  })
  return until(
    async () => {
      const { props } = await office.open(location!)
      const run = props.import ?? props.run
      if (run.state === 'failed') throw new Error(run.error ?? 'the import failed')
      return run.state === 'done' && { run, location: location! }
    },
    `${name} is taken in`,
    120
  )
}

export const peopleColumns = [
  ...['name', 'lastName', 'birthDate', 'document', 'idGender', 'idNationality'],
  ...['cellPhone', 'email', 'type', 'company', 'job'],
]

/** People of one spreadsheet whose last name is `Equipo Señalado`, as accreditations. */
export async function importThreeHundred(office: Visitor) {
  const people = Array.from({ length: 300 }, (_, index) => [
    ...[`Persona ${index}`, `Equipo Señalado`, '14/03/1990', `ENV${10_000 + index}`],
    ...['Mujer', 'España', '600123123', `equipo.${index}@example.com`],
    ...['Proveedor', 'Catering Señalado', 'Cocina'],
  ])
  const file = await savedInLibreOffice(csv([peopleColumns, ...people]), 'xlsx')
  return takenIn(office, '/merchant/import-people/accreditation', file, 'people.xlsx')
}
