import { test } from '@japa/runner'
import sharp from 'sharp'
import { PickupReceipt, type Receipt } from '#documents/pickup_receipt'
import { readPdf } from '#tests/helpers/print_runs'

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Persona Número ${at + 1}`,
    serial: `TEN24-PR-${String(at + 1).padStart(6, '0')}`,
  }))

const drawing = () =>
  sharp({ create: { width: 400, height: 160, channels: 3, background: '#0f172a' } })
    .greyscale()
    .png()
    .toBuffer()

async function receiptWith(changes: Partial<Receipt> = {}): Promise<Receipt> {
  return {
    locale: 'es',
    edition: {
      ...{ sport: 'tennis', name: 'Open de Ejemplo', year: 2024, place: 'Madrid' },
      ...{ startsOn: '2024-04-22', endsOn: '2024-05-05', accent: '#0f766e' },
    },
    tournament: 'Open de Ejemplo 2024',
    at: new Date('2024-04-22T10:30:00Z'),
    title: 'Entrega 12',
    mark: null,
    facts: [
      { label: 'Recoge', text: 'Marta Ejemplo Ruiz' },
      { label: 'Observaciones', text: 'Viene con furgoneta. '.repeat(20).trim() },
    ],
    sentence: 'He recibido estas acreditaciones y respondo de hacerlas llegar a sus titulares.',
    heads: { number: 'N.º', name: 'Titular', serial: 'Tarjeta', tick: null },
    rows: rows(3),
    signature: {
      heading: 'Firma de quien recoge',
      image: await drawing(),
      facts: [
        { label: 'Firma', text: 'Marta Ejemplo Ruiz' },
        { label: 'Fecha y hora', text: '22/04/2024 12:30' },
        { label: 'Entrega', text: 'Ana Ejemplo' },
      ],
    },
    ...changes,
  }
}

const drawn = async (changes: Partial<Receipt> = {}) =>
  readPdf(await new PickupReceipt(await receiptWith(changes)).render())

test.group('The PDF receipt of a pickup', () => {
  test('a receipt is an A4 page that says who took what, who handed it out and when', async ({
    assert,
  }) => {
    const { pages, millimetres } = await drawn()
    assert.lengthOf(pages, 1)
    assert.deepEqual(millimetres.map(Math.round), [210, 297])
    for (const words of ['Entrega 12', 'Open de Ejemplo 2024', '22/04/2024 12:30', 'Ana Ejemplo'])
      assert.include(pages[0], words)
  })

  test('a receipt names everybody on as many pages as needed, each with column headings', async ({
    assert,
  }) => {
    const { pages } = await drawn({ rows: rows(230) })
    assert.isAbove(pages.length, 4)
    for (const { name, serial } of rows(230))
      assert.isTrue(pages.some((page) => page.includes(`${name} `) && page.includes(serial)))
    pages.slice(0, -1).forEach((page, at) => {
      assert.include(page, 'Titular')
      assert.include(page.replaceAll(' ', ''), `${at + 1}/${pages.length}\n`)
    })
    assert.include(pages.at(-1)!, 'Fecha y hora')
    for (const page of pages.slice(1)) assert.include(page, 'Open de Ejemplo 2024 · Entrega 12')
  })

  test('a receipt never splits the signature over two pages', async ({ assert }) => {
    for (const count of [14, 18, 22, 26, 30]) {
      const { pages } = await drawn({ rows: rows(count) })
      const last = pages.at(-1)!
      assert.include(last, 'Firma de quien recoge')
      assert.include(last, '22/04/2024 12:30')
      assert.include(last, `Persona Número ${count}`)
    }
  })

  test('a receipt prints the longest possible names in full', async ({ assert }) => {
    const name = `${'Bartolomé '.repeat(10)}${'de la Fuente-Ejemplo '.repeat(9)}`.trim()
    const { pages } = await drawn({ rows: [{ name, serial: 'TEN24-PR-000001' }, ...rows(1)] })
    assert.equal(pages[0].match(/Bartolomé/g)!.length, 10)
    assert.equal(pages[0].match(/Fuente/g)!.length, 9)
    assert.notInclude(pages[0], '…')
    assert.include(pages[0], 'Persona Número 1')
  })

  test('a receipt to sign on paper says so and has a box for each card', async ({ assert }) => {
    const { signature, heads } = await receiptWith()
    const { pages } = await drawn({
      mark: 'Sin firmar',
      heads: { ...heads, tick: 'Recibida' },
      signature: { ...signature, image: null, facts: [{ label: 'Fecha y hora', text: '' }] },
    })
    assert.include(pages[0], 'Sin firmar')
    assert.include(pages[0], 'Recibida')
  })

  test('a receipt is the same file each time it is drawn', async ({ assert }) => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => new PickupReceipt(await receiptWith()).render())
    )
    assert.isTrue(first.equals(second))
  })

  test('a receipt can be drawn for a list without cards', async ({ assert }) => {
    const { pages } = await drawn({ rows: [] })
    assert.lengthOf(pages, 1)
    assert.notInclude(pages[0], 'Titular')
  })
})
