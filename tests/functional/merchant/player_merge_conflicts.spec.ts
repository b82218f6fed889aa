import { test } from '@japa/runner'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { PlayerMerge } from '#players/merge'
import { committedWorld } from '#tests/helpers/committed_world'
import { member, problemsOf, sendMember } from '#tests/helpers/players'
import { openTournaments, playerOf, reviewer } from '#tests/helpers/world'

test.group('A merge during new requests', (group) => {
  committedWorld(group)

  test('a merge during new requests moves every request, and one of two merges wins', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [kept, gone] = [
      await playerOf(tennis, { lastName: 'Uno' }),
      await playerOf(tennis, { lastName: 'Uno Gil' }),
    ]
    await tennis.merge({ limits: { teamMembers: 50 } }).save()
    const by = await reviewer()
    const merges = [new PlayerMerge(kept, gone), new PlayerMerge(gone, kept)]
    const [responses, outcomes] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, (_, turn) => sendMember(client, member(turn % 2 ? kept : gone)))
      ),
      Promise.allSettled(merges.map((merge) => merge.apply(by))),
    ])
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    const [only, ...more] = await DefaultPlayer.query()
      .where('lastName', 'like', 'Uno%')
      .whereIn('id', [kept.id, gone.id])
    assert.lengthOf(more, 0)
    const refused = responses.flatMap(problemsOf)
    assert.isEmpty(refused.filter((problem) => problem !== 'detail.player notInPlayersList'))
    const forms = await Form.all()
    assert.lengthOf(forms, 20 - refused.length)
    for (const form of forms)
      assert.deepEqual([form.player, form.detail.playerName], [only.id, only.fullName])
  })
})
