import { test } from '@japa/runner'
import { versionOfScanner } from '#integrations/virus_scanner'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import SecurityEvent from '#models/security_event'
import { Clamd, EICAR } from '#tests/helpers/clamd'
import { within } from '#tests/helpers/until'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { pdf, problemsOf } from '#tests/helpers/players'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const letterOf = (bytes: Buffer) => ({ letter: { ...pdf('Carta.pdf'), bytes } })
const clean = Buffer.from(`%PDF-1.4\n${'carta '.repeat(40_000)}`)
const infected = Buffer.concat([Buffer.from('%PDF-1.4\n'), EICAR])

test.group('The virus scanner', (group) => {
  emptyWorld(group)
  let clamd: Clamd

  group.each.setup(async () => {
    const started = await Clamd.use()
    clamd = started.clamd
    return started.stop
  })

  test('the virus scanner reads each whole file of a request, and a clean one is kept', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const files = letterOf(clean)
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), { json: true, files })
    response.assertStatus(302)
    assert.lengthOf(await Form.all(), 1)
    assert.lengthOf(clamd.looked, 2)
    assert.isTrue(clamd.looked.some((file) => file.equals(clean)))
  })

  test('a file with malware is refused at its question, nothing is stored, and the security log says it', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const before = await keptFiles('documents')
    const files = letterOf(infected)
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), { json: true, files })
    response.assertStatus(422)
    assert.deepEqual(problemsOf(response), ['letter malware'])
    assert.include(response.body().errors[0].message, 'programa dañino')
    assert.lengthOf(await Form.all(), 0)
    assert.deepEqual(await keptFiles('documents'), before)
    const event = await SecurityEvent.firstOrFail()
    assert.deepInclude(event.$attributes, {
      kind: 'malware',
      detail: 'Eicar-Test-Signature',
      userId: null,
    })
  })

  test('a list with malware is not imported', async ({ client, assert }) => {
    await openTournaments()
    const user = await people.admin()
    const response = await client
      .post('/merchant/import')
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .accept('json')
      .file('file', infected, { filename: 'WTA.csv' })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].rule, 'malware')
    assert.lengthOf(await ImportRun.all(), 0)
    const event = await SecurityEvent.findByOrFail('kind', 'malware')
    assert.equal(event.userId, user.id)
  })

  test('the virus scanner refuses a file for now because of {0}')
    .with([
      ['a scanner that cannot look at the whole file', 'INSTREAM size limit exceeded. ERROR'],
      ['an answer without a verdict', 'stream: Cannot allocate memory ERROR'],
      ['no scanner', null],
    ] as const)
    .run(async ({ client, assert }, [, answer]) => {
      await openTournaments()
      if (answer) clamd.answer = answer
      else await clamd.close()
      const files = letterOf(clean)
      const response = await sendForm(client, '/forms/prensa', pressAnswers(), {
        json: true,
        image: null,
        files,
      })
      response.assertStatus(503)
      assert.deepEqual(problemsOf(response), ['letter unscanned'])
      assert.lengthOf(await Form.all(), 0)
      assert.lengthOf(await SecurityEvent.all(), 0)
    })

  test('a scanner that answers before it has the whole file, and hears no more, refuses it for now', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    clamd.answersAtOnce = 'INSTREAM size limit exceeded. ERROR'
    const files = letterOf(Buffer.concat([clean, Buffer.alloc(4_000_000, 'x')]))
    const sending = sendForm(client, '/forms/prensa', pressAnswers(), { json: true, files })
    ;(await within(Promise.resolve(sending), 'the answer', 20)).assertStatus(503)
    assert.isEmpty(await Form.all())
  })

  test('the virus scanner names its version and the day of its signatures', async ({ assert }) => {
    assert.match(await versionOfScanner(), /^ClamAV [\d.]+\/\d+\/\w+ \w+ \d+/)
  })
})
