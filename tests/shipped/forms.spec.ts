import { test } from '@japa/runner'
import { ask } from '#tests/shipped/answers'
import { installed } from '#tests/shipped/installed'

/** The path of each public form on the home page. */
const paths = {
  press: '/forms/prensa',
  accreditation: '/forms/supplier/acreditaciones',
  ballboy: '/forms/recogepelotas',
  line: '/forms/lineas',
  player: '/forms/jugadores',
  volunteer: '/forms/voluntarios',
  gpress: '/golf/prensa',
  gaccreditation: '/golf/supplier/acreditaciones',
  gvolunteer: '/golf/voluntarios',
}

/** Answers by form type that replace unsuitable generic ones. */
const special: Record<string, Record<string, unknown>> = {
  press: { freelance: 'false' },
  gpress: { freelance: 'false' },
  accreditation: { type: 'supplier' },
  gaccreditation: { type: 'supplier' },
  player: { 'detail[validity]': 'full', 'detail[day]': null },
  ballboy: { license: 'AB-1234' },
  volunteer: { license: '1234567' },
  gvolunteer: { federatedLicence: 'CM12345678', secondPosition: null },
}

test.group('The shipped product: public forms', (group) => {
  group.each.timeout(600_000)

  test('the home page offers every public form', async ({ assert }) => {
    const product = await installed()
    const { props } = await product.visitor().open('/')
    const offered = props.tournaments.flatMap(({ forms }: any) => forms)
    assert.sameMembers(
      offered.map(({ type }: any) => type),
      Object.keys(paths)
    )
    assert.isTrue(offered.every(({ open }: any) => open))
  })

  for (const [type, path] of Object.entries(paths)) {
    test(`a person who sends a photo at ${path} is thanked and gets a mail`, async ({ assert }) => {
      const product = await installed()
      const visitor = product.visitor()
      const changes: Record<string, unknown> = { ...special[type] }
      if (type === 'ballboy')
        for (const name of ['manual', 'authorization', 'commitment'])
          assert.equal((await visitor.download(`/forms/downloads/${name}`)).status, 200)
      if (type === 'player') {
        const { props } = await visitor.open(`${path}?player=ejemplo uno`)
        changes['detail[tour]'] = 'ATP'
        changes['detail[player]'] = props.options.players[0].value
      }

      const { sent, page } = await ask(visitor, path, changes)
      assert.equal(page.component, 'forms/thanks', JSON.stringify(page.props.errors))
      assert.isNotEmpty(page.props.reference)

      const office = await product.login()
      const { props } = await office.open(`/merchant/mform/${type}?search=${page.props.reference}`)
      assert.equal(props.forms.total, 1)
      const [row] = props.forms.data
      assert.include(row, { lastName: sent.lastName, state: 'waiting' })
      const photo = await office.download(`/merchant/files?file=${encodeURIComponent(row.thumb)}`)
      assert.equal(photo.status, 200)
      assert.match(photo.headers.get('content-type')!, /^image\//)
      const [mail] = await product.mailsTo(sent.tutorEmail ?? sent.email, /./)
      assert.include(mail.text, page.props.reference)

      const link = /http\S+\/solicitudes\/\S+/.exec(mail.text!)![0]
      const own = await product.visitor().open(new URL(link).pathname)
      assert.equal(own.component, 'forms/status')
    })
  }
})
