import { test } from '@japa/runner'
import { patternOf } from '#people/spellings'
import type { Marks } from '#people/marks'

const cleaned = (text: string, marks: Partial<Marks>) => {
  const none = {
    names: [],
    shortNames: [],
    emails: [],
    documents: [],
    telephones: [],
    birthDates: [],
  }
  return text.replace(patternOf({ ...none, nameWords: [], pickups: [], ...marks }), '…')
}

test.group('How people write a name', () => {
  test('"{text}" names {name}: {found}')
    .with([
      { name: "Aoife O'Brien", text: 'aoife o’brien', found: true },
      { name: "Aoife O'Brien", text: 'Aoife OBrien', found: true },
      { name: "Aoife O'Brien", text: 'Aoife O Brien', found: true },
      { name: 'Aoife OBrien', text: 'Aoife O`Brien', found: true },
      { name: 'Ana O´Dwyer', text: 'Ana ODwyer', found: true },
      { name: "Ana D' Arcy", text: 'Ana D’Arcy', found: true },
      { name: 'Ana Ruiz Cabañas', text: 'ANA RUIZ-CABANAS', found: true },
      { name: 'Ana Ruiz-Cabañas', text: 'Ana Ruiz Cabañas', found: true },
      { name: 'Ana Ruiz-Cabañas', text: 'Ana Ruiz – Cabañas', found: true },
      { name: 'Pau Gel·labert', text: 'Pau GELLABERT', found: true },
      { name: 'Pau Gel·labert', text: 'Pau Gel.labert', found: true },
      { name: 'Pau Gel·labert', text: 'Pau Gel-labert', found: true },
      { name: 'Pau Gellabert', text: 'Pau Gel•labert', found: true },
      { name: 'José Mª Gil', text: 'JOSE Mª GIL', found: true },
      { name: 'José Mª Gil', text: 'José M.ª Gil', found: true },
      { name: 'Jörg Weiß', text: 'Jorg Weiss', found: true },
      { name: 'Joan Ilić', text: 'Jo.an Ilic', found: false },
      { name: 'Ana Ruiz', text: 'Ana Ruizo', found: false },
      { name: 'Ruiz Ana', text: 'Marta Ruiz - Ana López', found: false },
      { name: 'Ana Li', text: 'Diana Lima', found: false },
      { name: "''' -", text: "It's - ''' here", found: false },
    ])
    .run(({ assert }, { name, text, found }) => {
      assert.equal(cleaned(`(${text})`, { names: [name] }), found ? '(…)' : `(${text})`)
    })

  test('another sign in an address is another mailbox', ({ assert }) => {
    const emails = ['ana-li@club.es', "o'brien@club.es"]
    assert.equal(cleaned('Ana-LI@club.es', { emails }), '…')
    for (const other of ['ana_li@club.es', 'obrien@club.es'])
      assert.equal(cleaned(other, { emails }), other)
  })

  // A pattern that tries each way to part the signs would outlive the test.
  test('a name of signs and blanks is looked for in a long text', ({ assert }) => {
    for (const name of ['Ana Ruiz - - - - Gil', 'Ana Ruiz  Gil', 'Ana Ruiz - Gil'])
      for (const filling of [' - ', ' ', "'", '-', '_ ']) {
        const text = `Ana Ruiz${filling.repeat(20_000)}x`
        assert.equal(cleaned(text, { names: [name] }), text)
      }
  })
})
