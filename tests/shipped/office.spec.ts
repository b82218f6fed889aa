import { test } from '@japa/runner'
import { importThreeHundred } from '#tests/shipped/imported'
import { installed } from '#tests/shipped/installed'
import { until } from '#tests/helpers/until'

test.group('The shipped product: decisions', (group) => {
  group.each.timeout(600_000)

  test('an approval makes a card and sends a mail to the applicant', async ({ assert }) => {
    const product = await installed()
    const office = await product.login('review')
    const { props } = await office.open('/merchant/mform/press?state=waiting')
    const row = props.forms.data.find(({ email, asked }: any) => email && !asked)
    const page = await office.post(`/merchant/mform/press/${row.id}/changestate`, {
      state: 'approved',
    })
    assert.equal(page.props.flash.type, 'success', page.props.flash.message)

    const { props: shown } = await office.open(`/merchant/mform/press/${row.id}`)
    assert.equal(shown.form.state, 'approved')
    const [mail] = await product.mailsTo(row.email, /aprobada|approved/i)
    assert.include(mail.text, row.idForm)
    const card = await office.download(`/merchant/system/pdfs?ids=${row.id}`)
    assert.equal(card.bytes.subarray(0, 5).toString(), '%PDF-')
  })

  test('three hundred requests are approved at once, and each applicant gets a mail', async ({
    assert,
  }) => {
    const product = await installed()
    const office = await product.login()
    const path = '/merchant/mform/accreditation'
    const listed = await office.open(`${path}?search=Señalado`)
    if (listed.props.forms.total === 0) await importThreeHundred(office)
    const filter = { search: 'Señalado', state: 'waiting' }
    const { status } = await office.ask('POST', `${path}/changestate`, {
      ...{ all: true, filter, state: 'approved' },
    })
    assert.equal(status, 302)
    await until(
      async () => {
        const { props } = await office.open(`${path}?search=Señalado&state=approved`)
        return props.forms.total === 300
      },
      'all are approved',
      180
    )
    const mails = await until(
      async () => {
        const all = await product.mails.all()
        const told = all.filter(
          ({ to, subject }) =>
            /^equipo\.\d+@/.test(to?.[0]?.address ?? '') && /aprobada/i.test(subject ?? '')
        )
        return new Set(told.map(({ to }) => to[0].address)).size === 300 && told
      },
      'all are written to',
      240
    )
    assert.isAtLeast(mails.length, 300)
  })

  test('undoing a bulk change restores the previous states', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const path = '/merchant/mform/volunteer'
    const before = (await office.open(`${path}?state=waiting`)).props.forms
    const ids = before.data.map(({ id }: any) => id)
    await office.ask('POST', `${path}/changestate`, { ids, state: 'rejected', hold: true })
    const { props } = await office.open('/merchant/changes')
    const [batch] = props.changes?.data ?? props.batches.data
    const undone = await office.post(`/merchant/mform/changes/${batch.id}/undo`)
    assert.equal(undone.props.flash?.type, 'success')
    assert.equal((await office.open(`${path}?state=waiting`)).props.forms.total, before.total)
  })
})
