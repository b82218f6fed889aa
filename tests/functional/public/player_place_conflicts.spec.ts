import { test } from '@japa/runner'
import Form from '#models/form'
import { committedWorld } from '#tests/helpers/committed_world'
import { keptFiles } from '#tests/helpers/forms'
import { member, problemsOf, sendMember } from '#tests/helpers/players'
import { openTournaments, playerOf } from '#tests/helpers/world'

test.group('Two hundred simultaneous requests for one player', (group) => {
  committedWorld(group)

  test('two hundred simultaneous requests take only the two remaining places', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const player = await playerOf(tennis, { nationality: 'GB' })
    await sendMember(client, member(player))
    const before = await keptFiles('portraits')
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => sendMember(client, member(player)))
    )
    const refused = responses.flatMap(problemsOf)
    assert.lengthOf(refused, 198)
    assert.deepEqual([...new Set(refused)], ['detail.player places.members'])
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ idForm }) => idForm),
      ['TST24-PL-000001', 'TST24-PL-000002', 'TST24-PL-000003']
    )
    assert.lengthOf(await keptFiles('portraits'), before.length + 4)
  })
})
