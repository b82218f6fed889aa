import { test } from '@japa/runner'
import { csv, importThreeHundred, peopleColumns, takenIn } from '#tests/shipped/imported'
import { installed } from '#tests/shipped/installed'
import { openedInLibreOffice, savedInLibreOffice } from '#tests/shipped/workbooks'

test.group('The shipped product: imports', (group) => {
  group.each.timeout(600_000)

  for (const [tour, path] of [
    ['ATP', '/merchant/import-atp'],
    ['WTA', '/merchant/import'],
  ]) {
    test(`a list of ${tour} players is imported once, and the player form finds them`, async ({
      assert,
    }) => {
      const product = await installed()
      const office = await product.login()
      const people = Array.from({ length: 40 }, (_, index) => [
        `${tour}${1000 + index}`,
        `Prueba${'abcdefghij'[index % 10]}`,
        `Envío ${tour} ${'klmnopqrst'[Math.floor(index / 10)]}`,
        '1998-04-17',
        'ES',
      ])
      const header = ['player id', 'first name', 'last name', 'birth date', 'country']
      const file = await savedInLibreOffice(csv([header, ...people]), 'xlsx')

      const first = await takenIn(office, path, file, 'players.xlsx')
      assert.include(first.run, { registries: 40, created: 40, failed: 0 })
      const again = await takenIn(office, path, file, 'players.xlsx')
      assert.include(again.run, { created: 0, unchanged: 40, failed: 0 })

      const { props } = await product
        .visitor()
        .open(`/forms/jugadores?player=${encodeURIComponent(`Envío ${tour} k`)}`)
      assert.include(JSON.stringify(props.options.players), `Envío ${tour} K`.slice(0, 9))
    })
  }

  test('three hundred people of a spreadsheet become requests', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const template = await office.download('/merchant/import-people/accreditation/template')
    const { template: rows } = await openedInLibreOffice({ template: template.bytes })
    assert.isArray(rows, 'the template opens in LibreOffice')

    const { run } = await importThreeHundred(office)
    assert.include(run, { registries: 300, created: 300, failed: 0 }, JSON.stringify(run))
    const { props } = await office.open('/merchant/mform/accreditation?search=Señalado')
    assert.equal(props.forms.total, 300)
  })

  test('a person of an imported list can be erased', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const file = csv([
      peopleColumns,
      [
        ...['Persona', 'Pasajera', '14/03/1990', 'ENVBORRA1', 'Mujer', 'España', '600123123'],
        ...['pasajera@example.com', 'Proveedor', 'Catering', 'Cocina'],
      ],
    ])
    const list = '/merchant/import-people/accreditation'
    await takenIn(office, list, Buffer.from(file), 'one.csv')
    const search = '/merchant/mform/accreditation?search=ENVBORRA1'
    const [{ id }] = (await office.open(search)).props.forms.data
    const erased = await office.ask('POST', `/merchant/people/${id}/erase`, {})
    assert.equal(erased.status, 200, JSON.stringify(erased.body))
    assert.lengthOf(erased.body.certificate.forms, 1)
    assert.equal((await office.open(search)).props.forms.total, 0)
  })
})
