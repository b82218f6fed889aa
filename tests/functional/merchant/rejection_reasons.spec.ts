import { test } from '@japa/runner'
import type { Locale } from '#config/i18n'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Reason from '#models/reason'
import { decide } from '#tests/helpers/decisions'
import { listed } from '#tests/helpers/lists'
import { people } from '#tests/helpers/office'
import { problemsOf } from '#tests/helpers/players'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

/** Waiting requests of people with these languages. */
async function readersOf(...locales: Locale[]) {
  const { tennis } = await openTournaments()
  const forms = await FormFactory.merge(
    locales.map((locale) => ({ locale, tournamentId: tennis.id }))
  ).createMany(locales.length)
  return { forms, ids: forms.map(({ id }) => id), reason: (await Reason.ready(['rejected']))[0] }
}

const told = async () =>
  (await MailMessage.query().orderBy('id')).map(({ locale, params }) => [locale, params.reason])

const logged = async () =>
  (await FormLog.query().where('type', 'state').orderBy('id')).map(({ to }) => to!.reason)

test.group('A ready-made reason for rejection', (group) => {
  emptyWorld(group)

  test('a ready-made reason is mailed to a person in their language', async ({
    client,
    assert,
  }) => {
    const { ids, reason } = await readersOf('en')
    await decide(client, `${ids[0]}/changestate`, { state: 'rejected', reasonId: reason.id })
    assert.deepEqual(await told(), [['en', reason.textEn]])
    assert.deepEqual(await logged(), [reason.textEn])
  })

  test('a ready-made reason and an added text are mailed to many people in their languages', async ({
    client,
    assert,
  }) => {
    const { ids, reason } = await readersOf('es', 'en')
    const body = { ids, state: 'rejected', reasonId: reason.id, reason: 'Vuelva en 2025.' }
    await decide(client, 'changestate', body)
    const whole = (text: string) => `${text}\n\nVuelva en 2025.`
    assert.deepEqual(await told(), [
      ['es', whole(reason.textEs)],
      ['en', whole(reason.textEn)],
    ])
    assert.deepEqual(await logged(), [whole(reason.textEs), whole(reason.textEn)])
  })

  test('an edited reason does not change earlier mails and histories', async ({
    client,
    assert,
  }) => {
    const { ids, reason } = await readersOf('es')
    const { textEs } = reason
    await decide(client, 'changestate', { ids, state: 'rejected', reasonId: reason.id })
    await reason.merge({ textEs: 'Otra cosa.' }).save()
    assert.deepEqual([await told(), await logged()], [[['es', textEs]], [textEs]])
  })

  test('a rejection with a deleted or unsuitable reason is refused', async ({ client, assert }) => {
    const { ids, reason } = await readersOf('es')
    const [asking] = await Reason.ready(['changes'])
    for (const path of [`${ids[0]}/changestate`, 'changestate'])
      for (const [state, reasonId] of [
        ['rejected', 999_999],
        ['rejected', asking.id],
        ['approved', reason.id],
      ]) {
        const { response } = await decide(
          client,
          path,
          { ids, state, reasonId },
          { asProgram: true }
        )
        assert.deepEqual(problemsOf(response), ['reasonId reasonGone'], `${path} ${state}`)
      }
    assert.equal((await Form.firstOrFail()).state, 'waiting')
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('a rejection with the invalid reason {$self} is refused')
    .with(['x', -1, 1.5, 2 ** 53, '1e999', {}, [[]]] as any[])
    .run(async ({ client, assert }, reasonId) => {
      const { ids } = await readersOf('es')
      for (const path of [`${ids[0]}/changestate`, 'changestate']) {
        const { response } = await decide(
          client,
          path,
          { ids, state: 'rejected', reasonId },
          { asProgram: true }
        )
        response.assertStatus(422)
        assert.match(problemsOf(response)[0], /^reasonId /)
      }
    })

  test('users who may decide are offered the reasons in the list and on the page', async ({
    client,
    assert,
  }) => {
    const { forms } = await readersOf('es')
    const { props } = await listed(client)
    assert.isNotEmpty(props.reasons)
    assert.isTrue(props.reasons.every(({ kind }: any) => kind === 'rejected'))
    const page = await client
      .get(`/merchant/mform/press/${forms[0].id}`)
      .loginAs(await people.editor())
      .withInertia()
    const { reasons, form } = page.inertiaProps as any
    assert.includeMembers(
      reasons.map(({ kind }: any) => kind),
      ['changes', 'rejected']
    )
    assert.equal(form.locale, 'es')
  })
})
