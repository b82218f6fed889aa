import { test } from '@japa/runner'
import { birthDateIn } from '#imports/player_line'
import { entryIn } from '#imports/draw_entries'
import { nameKey } from '#text/name_key'
import { namesIn, normalisedNames } from '#imports/names'
import { nationalityIn } from '#imports/nationalities'

test.group('Names in lists', () => {
  test('the name "{0}" is read as "{1}" and "{2}"')
    .with([
      ['ALCARAZ GARFIA, Carlos', 'Alcaraz Garfia', 'Carlos'],
      ['Davidovich Fokina, Alejandro', 'Davidovich Fokina', 'Alejandro'],
      ['DAVIDOVICH FOKINA Alejandro', 'Davidovich Fokina', 'Alejandro'],
      ['Alejandro DAVIDOVICH FOKINA', 'Davidovich Fokina', 'Alejandro'],
      ['Alejandro Davidovich Fokina', 'Davidovich Fokina', 'Alejandro'],
      ['VAN DE ZANDSCHULP Botic', 'van de Zandschulp', 'Botic'],
      ['Botic van de ZANDSCHULP', 'van de Zandschulp', 'Botic'],
      ['Juan Martin del Potro', 'del Potro', 'Juan Martin'],
      ['Juan Carlos Ferrero', 'Ferrero', 'Juan Carlos'],
      ["O'CONNELL Christopher", "O'Connell", 'Christopher'],
      ['AUGER-ALIASSIME, FELIX', 'Auger-Aliassime', 'Felix'],
      ['MCDONALD, Mackenzie', 'McDonald', 'Mackenzie'],
      ['McNALLY Caty', 'McNally', 'Caty'],
      ['Mc ENROE John', 'McEnroe', 'John'],
      ['12. Carlos ALCARAZ (ESP) [1]', 'Alcaraz', 'Carlos'],
      ['CARBALLÉS BAENA R.', 'Carballés Baena', 'R.'],
      ['T.M. Etcheverry', 'Etcheverry', 'T.M.'],
      ['WOLF J.J.', 'Wolf', 'J.J.'],
      ['WOLF J.-J.', 'Wolf', 'J.-J.'],
      ['J.J. WOLF', 'Wolf', 'J.J.'],
      ['CARLOS ALCARAZ', 'Alcaraz', 'Carlos'],
      ['Zhang', 'Zhang', ''],
      ['R J E Mayers', 'Mayers', 'R J E'],
      ['R J E MAYERS', 'Mayers', 'R J E'],
      ['MAYERS R J E', 'Mayers', 'R J E'],
      ['W H Y Hackett', 'Hackett', 'W H Y'],
      ['MORGAN, E F A', 'Morgan', 'E F A'],
      ['Robert E Lee', 'Lee', 'Robert E'],
      ['José ORTEGA Y GASSET', 'Ortega y Gasset', 'José'],
      ['JOSE ORTEGA Y GASSET', 'Ortega y Gasset', 'Jose'],
      ['COSTA E SILVA, Ana', 'Costa e Silva', 'Ana'],
      ['', '', ''],
    ])
    .run(({ assert }, [whole, lastName, name]) => {
      assert.deepEqual(namesIn(whole), { name, lastName })
    })

  test('names in two columns get normal capitals, and a single name becomes the last name', ({
    assert,
  }) => {
    assert.deepEqual(normalisedNames({ name: 'ANA', lastName: 'DE LA FUENTE RUIZ' }), {
      name: 'Ana',
      lastName: 'de la Fuente Ruiz',
    })
    assert.deepEqual(normalisedNames({ name: 'JJ', lastName: 'Wolf' }), {
      name: 'JJ',
      lastName: 'Wolf',
    })
    for (const name of ['R J E', 'W H Y', 'E F A', 'Y'])
      assert.deepEqual(normalisedNames({ name, lastName: 'Mayers' }), { name, lastName: 'Mayers' })
    assert.deepEqual(normalisedNames({ name: 'DUPE', lastName: 'Ruiz' }), {
      name: 'Dupe',
      lastName: 'Ruiz',
    })
    assert.deepEqual(normalisedNames({ name: 'Silva', lastName: ' ' }), {
      name: '',
      lastName: 'Silva',
    })
  })

  test('names are compared without accents, case and marks', ({ assert }) => {
    const key = nameKey('Đorđe', 'O’Neill-Muñoz')
    for (const [name, lastName] of [
      ['DORDE', 'ONEILL MUNOZ'],
      ['Dorde', "O'Neill - Muñoz"],
    ])
      assert.equal(nameKey(name, lastName), key)
    assert.equal(nameKey('J.J.', 'Wolf'), nameKey('JJ', 'Wolf'))
  })
})

test.group('Birth dates in lists', () => {
  const today = new Date('2024-04-22')

  test('the birth date "{0}" is read as {1}')
    .with([
      ['19870522', '1987-05-22'],
      ['19870522.0', '1987-05-22'],
      ['1987-05-22', '1987-05-22'],
      ['1987-05-22T00:00:00.000Z', '1987-05-22'],
      ['1987/5/22', '1987-05-22'],
      ['22/05/1987', '1987-05-22'],
      ['5-4-1987', '1987-04-05'],
      ['22.5.87', '1987-05-22'],
      ['01.02.03', '2003-02-01'],
      ['22 May 1987', '1987-05-22'],
      ['22-may-87', '1987-05-22'],
      ['May 22nd, 1987', '1987-05-22'],
      ['22 de mayo de 1987', '1987-05-22'],
      ['31919', '1987-05-22'],
      ['', null],
      ['19000000', null],
      ['?', null],
      ['19870000', undefined],
      ['31/02/1987', undefined],
      ['05/22/1987', undefined],
      ['20300101', undefined],
      ['ayer', undefined],
      ['12', undefined],
    ] as [string, string | null | undefined][])
    .run(({ assert }, [text, day]) => {
      assert.strictEqual(birthDateIn(text, { today }), day)
    })

  test('birth dates have the month first where the whole column has it first', ({ assert }) => {
    assert.equal(birthDateIn('05/04/1987', { today, monthFirst: true }), '1987-05-04')
  })
})

test.group('Countries in lists', () => {
  test('the country "{0}" is read as {1}')
    .with([
      ['GER', 'DE'],
      ['sui', 'CH'],
      ['DEU', 'DE'],
      ['BRN', 'BH'],
      ['BRU', 'BN'],
      ['ESP', 'ES'],
      ['ES', 'ES'],
      ['(ESP)', 'ES'],
      ['LIB', 'LB'],
      ['SIN', 'SG'],
      ['KOS', 'XK'],
      ['FRG', 'DE'],
      ['España', 'ES'],
      ['Germany', 'DE'],
      ['Corea del Sur', 'KR'],
      ['USA', 'US'],
      ['UNK', null],
      ['?', null],
      ['URS', null],
      ['YUG', null],
      ['TCH', null],
    ] as [string, string | null][])
    .run(({ assert }, [text, country]) => {
      assert.equal(nationalityIn(text), country)
    })
})

test.group('Draws in lists', () => {
  test('the draw column "{0}" is understood')
    .with([
      ['DA', { draw: 'main', withdrawn: false }],
      ['WC1', { draw: 'main', withdrawn: false }],
      ['Cuadro final', { draw: 'main', withdrawn: false }],
      ['Q', { draw: 'qualifying', withdrawn: false }],
      ['Previa', { draw: 'qualifying', withdrawn: false }],
      ['Dobles', { draw: 'doubles', withdrawn: false }],
      ['ALT 12', { draw: null, withdrawn: false }],
      ['W/D', { draw: null, withdrawn: true }],
      ['withdrawn', { draw: null, withdrawn: true }],
      ['quizá', undefined],
    ] as [string, object | undefined][])
    .run(({ assert }, [text, found]) => {
      assert.deepEqual(entryIn(text), found as any)
    })
})
