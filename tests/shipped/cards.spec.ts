import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { folderOfTest } from '#tests/helpers/folders'
import { attempt, program } from '#tests/helpers/programs'
import { installed } from '#tests/shipped/installed'
import { until } from '#tests/helpers/until'

const pagesOf = (path: string) =>
  Number(/Pages:\s+(\d+)/.exec(program('pdfinfo', [path]).toString())![1])

test.group('The shipped product: cards', (group) => {
  group.each.timeout(600_000)

  test('a print run of sixty cards is made, read by other programs, confirmed and admitted at a zone check', async ({
    assert,
  }) => {
    const product = await installed()
    const office = await product.login()
    const { forms } = (await office.open('/merchant/system?state=approved&printed=no&photo=yes'))
      .props
    const { forms: next } = (
      await office.open('/merchant/system?state=approved&printed=no&photo=yes&page=2')
    ).props
    const ids = [...forms.data, ...next.data].slice(0, 60).map(({ id }: any) => id)
    assert.lengthOf(ids, 60, 'so many people wait for their card')

    const ordered = await office.ask('POST', '/merchant/batches', { ids, layout: 'lanyard' })
    assert.equal(ordered.status, 302, JSON.stringify(ordered.body))
    const path = new URL(ordered.location!, product.address).pathname
    const printRun = await until(
      async () => {
        const { batch: shown } = (await office.open(path)).props
        if (shown.error) throw new Error('the print run failed')
        return shown.ready && shown
      },
      'the cards are drawn',
      120
    )
    assert.equal(printRun.total, 60)
    const file = await office.download(`${path}/cards.pdf`)
    const folder = folderOfTest('cards')
    const pdf = join(folder, 'cards.pdf')
    writeFileSync(pdf, file.bytes)
    program('qpdf', ['--check', pdf])
    assert.isAtLeast(pagesOf(pdf), 120, 'a front and a back each')
    program('pdftoppm', ['-r', '150', '-l', '12', '-png', pdf, join(folder, 'page')])
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    // It ends with an error when a page has no symbol.
    const args = ['-q', '--raw', ...pictures.map((one) => join(folder, one))]
    const codes = attempt('zbarimg', args).stdout.toString().trim().split('\n')
    assert.isAtLeast(new Set(codes).size, 4)

    await office.post(`${path}/confirm`)
    const { forms: unprinted } = (
      await office.open('/merchant/system?state=approved&printed=no&photo=yes')
    ).props
    assert.notIncludeMembers(
      unprinted.data.map(({ id }: any) => id),
      ids
    )
    const [mail] = await product.mailsTo('admin@example.com', /tarjetas|cards/i)
    assert.isNotEmpty(mail.text)

    const coordinator = await product.login('coordinator')
    const { body } = await coordinator.ask('POST', '/merchant/scan', { scan: codes[0], zone: '0' })
    assert.isTrue(body.result.form !== null, JSON.stringify(body))
  })

  test('a registered chip is sent to its gate and opens it', async ({ assert }) => {
    const product = await installed()
    const office = await product.login('rfid')
    const { forms } = (await office.open('/merchant/system?state=approved&rfid=no')).props
    const [{ id }] = forms.data
    const page = await office.post(`/merchant/system/${id}/rfid`, { rfid: '04A1B2C3D4E5F6' })
    assert.equal(page.props.flash?.type, 'success', JSON.stringify(page.props.errors))
    await until(
      async () => {
        const { cards } = (await office.open('/merchant/gate')).props
        return cards.data.find(({ form }: any) => form.id === id)?.confirmed
      },
      'the gate was told',
      180
    )
  })
})
