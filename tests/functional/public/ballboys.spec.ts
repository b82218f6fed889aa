import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { atNoon } from '#tests/helpers/clock'
import { completeAnswers, sendForm } from '#tests/helpers/forms'
import { problemsOf } from '#tests/helpers/players'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, photoJpeg } from '#tests/helpers/world'

const path = '/forms/recogepelotas'
const yearsAgo = (years: number, days = 0) =>
  DateTime.now().setZone('Europe/Madrid').minus({ years }).plus({ days }).toISODate()!

async function child(changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  // Children of both ages are in the window on any day.
  await tennis.merge({ mindate: yearsAgo(18), maxdate: yearsAgo(8) }).save()
  const { sent } = completeAnswers(formTypes.get('ballboy'), tennis as any)
  return {
    tennis,
    answers: { ...sent, birthDate: yearsAgo(12), ...changes } as Record<string, any>,
  }
}

test.group('A ball kid', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a request of a ball kid born on {born} is accepted: {taken}')
    .with([
      { born: '2008-01-01', taken: true },
      { born: '2007-12-31', taken: false },
      { born: '2014-04-01', taken: true },
      { born: '2014-04-02', taken: false },
    ])
    .run(async ({ client, assert }, { born, taken }) => {
      const { answers, tennis } = await child({ birthDate: born })
      await tennis.merge({ mindate: '2008-01-01', maxdate: '2014-04-01' }).save()
      const response = await sendForm(client, path, answers, { json: true, locale: 'en' })
      assert.deepEqual(problemsOf(response), taken ? [] : ['birthDate birthWindow'])
      if (!taken) {
        assert.include(response.body().errors[0].message, '01/01/2008')
        assert.include(response.body().errors[0].message, '01/04/2014')
      }
      const page = await client.get(path).withInertia()
      const { mindate, maxdate, now } = (page.inertiaProps as any).options
      assert.deepEqual([mindate, maxdate, now], ['2008-01-01', '2014-04-01', yearsAgo(0)])
    })

  test('a ball kid under fourteen needs neither document nor telephone', async ({
    client,
    assert,
  }) => {
    const { answers } = await child({ birthDate: yearsAgo(14, 1) })
    const { document, cellPhone, email, ...rest } = answers
    assert.isEmpty(problemsOf(await sendForm(client, path, rest, { json: true })))
    const form = await Form.firstOrFail()
    assert.deepInclude(form.serialize(), {
      document: null,
      cellPhone: null,
      email: answers.tutorEmail.toLowerCase(),
    })
  })

  test('a ball kid from fourteen on needs document and telephone', async ({ client, assert }) => {
    const { answers } = await child({ birthDate: yearsAgo(14) })
    const { document, cellPhone, ...rest } = answers
    assert.deepEqual(problemsOf(await sendForm(client, path, rest, { json: true })), [
      'document requiredFromFourteen',
      'cellPhone requiredFromFourteen',
    ])
  })

  test('all that is wrong is said at once, across fields too', async ({ client, assert }) => {
    const { answers } = await child({ birthDate: yearsAgo(14), tutorEmail: 'nobody', name: '' })
    const { document, ...rest } = answers
    const refused = await sendForm(client, path, { ...rest, cellPhone: '12' }, { json: true })
    assert.sameMembers(problemsOf(refused), [
      'name required',
      'tutorEmail email',
      'cellPhone mobile',
      'document requiredFromFourteen',
    ])
  })

  test('a birth date that is no date is the only thing said about it', async ({
    client,
    assert,
  }) => {
    const { answers } = await child({ birthDate: '2012-02-31' })
    const refused = await sendForm(client, path, answers, { json: true })
    assert.deepEqual(
      problemsOf(refused).map((problem: string) => problem.split(' ')[0]),
      ['birthDate']
    )
  })

  test('a child without a document is recognised by name, birthday and tutor and asks once', async ({
    client,
    assert,
  }) => {
    const { answers } = await child()
    const { document, ...rest } = answers
    await sendForm(client, path, rest, { json: true })
    const again = { ...rest, name: ` ${rest.name} `.toUpperCase(), tutorDocument: '1234567 8Z' }
    const refused = await sendForm(client, path, again, { json: true })
    assert.deepEqual(problemsOf(refused), ['name alreadyRequested'])
    assert.include(refused.body().errors[0].message, 'una solicitud de esta persona')
    const sibling = { ...rest, birthDate: yearsAgo(10) }
    assert.isEmpty(problemsOf(await sendForm(client, path, sibling, { json: true })))
    assert.lengthOf(await Form.all(), 2)
  })

  test('mails about a ball kid go to the tutor, greet the tutor and name the child', async ({
    client,
    assert,
  }) => {
    const { answers } = await child({ tutorEmail: 'madre@example.com', tutorName: 'Carmen' })
    const { email, ...withoutEmail } = answers
    await sendForm(client, path, withoutEmail)
    const mail = await MailMessage.firstOrFail()
    assert.deepInclude(mail.serialize(), { to: 'madre@example.com' })
    assert.equal(mail.params.name, 'Carmen')
    assert.equal(mail.params.about, `${answers.name} ${answers.lastName}`)
  })

  test('a question that became irrelevant by a "no" is not stored', async ({ client, assert }) => {
    const { answers } = await child({ workAsBallboy: 'false', tennisHabit: 'false' })
    await sendForm(client, path, answers)
    const { detail } = await Form.firstOrFail()
    assert.isNull(detail.workAsBallboyMMO)
    assert.isNull(detail.workAsBallboyMMOCount)
    assert.isNull(detail.tennisHabitFreq)
  })

  test('the consent to show images of a ball kid is separate and optional', async ({
    client,
    assert,
  }) => {
    const { answers } = await child()
    const { acceptImages, ...rest } = answers
    await sendForm(client, path, rest)
    assert.isNotTrue((await Form.firstOrFail()).detail.acceptImages)
  })
})

test.group('The documents for ball kids', (group) => {
  emptyWorld(group)

  test('the documents must be opened before sending, and their version is recorded', async ({
    assert,
  }) => {
    const { answers } = await child()
    const visitor = new Visitor()
    await visitor.open('/lang/en')
    const image = { bytes: await photoJpeg(), name: 'yo.jpg', type: 'image/jpeg' }
    await visitor.open(path)
    const refused = await visitor.post(path, { ...answers, image })
    assert.equal(refused.props.errors.manual, 'The manual must be downloaded')
    assert.equal(refused.props.errors.authorization, 'The authorization must be downloaded')
    assert.equal(refused.props.errors.commitment, 'The Commitment must be downloaded')
    assert.lengthOf(await Form.all(), 0)

    for (const name of ['manual', 'authorization']) await visitor.open(`/forms/downloads/${name}`)
    await visitor.open(path)
    const nearly = await visitor.post(path, { ...answers, image })
    assert.deepEqual(Object.keys(nearly.props.errors), ['commitment'])

    await visitor.open('/forms/downloads/commitment')
    await visitor.open(path)
    const thanks = await visitor.post(path, { ...answers, image })
    assert.equal(thanks.component, 'forms/thanks')
    const { documents }: Record<string, any> = (await Form.firstOrFail()).detail
    assert.sameMembers(Object.keys(documents), ['manual', 'authorization', 'commitment'])
    assert.equal(documents.manual.locale, 'en')
    assert.isNotEmpty(documents.manual.version)
    assert.match(documents.manual.at, /^\d{4}-\d{2}-\d{2}T/)
  })
})
