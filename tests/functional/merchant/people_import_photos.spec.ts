import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import ImportList from '#jobs/import_list'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import { personKeyOf } from '#text/secrets'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { zipped } from '#tests/helpers/archives'
import { goodPhoto } from '#tests/helpers/forms'
import { journalist, listOf, rowOf, sendPeople } from '#tests/helpers/people_lists'
import { formTypes } from '#form_types/index'
import { member, sendMember } from '#tests/helpers/players'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

const keysOf = (rows: ImportRow[]) => rows.map(({ problems }) => problems?.[0]?.key ?? null)

test.group('A list of people with photos', (group) => {
  emptyWorld(group)

  test('each person of a list gets the photo with their name', async ({ client, assert }) => {
    await openTournaments()
    const { bytes } = await goodPhoto()
    const list = await listOf([
      { ...journalist(), photo: 'Ana RUIZ.jpg' },
      journalist({ document: 'PAX00002' }),
      journalist({ document: 'PAX00003' }),
      { ...journalist({ document: 'PAX00004' }), photo: 'lost.jpg' },
      { ...journalist({ document: 'PAX00005' }), photo: 'small' },
    ])
    const photos = await zipped({
      'fotos/ana ruiz.JPG': bytes,
      'pax00002.jpg': bytes,
      'small.png': Buffer.from('not a picture'),
      'nobody.jpg': bytes,
    })
    await sendPeople(client, list, { by: await reviewer(), photos })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ document, image }) => [document, image !== null]),
      [
        ['PAX00001', true],
        ['PAX00002', true],
        ['PAX00003', false],
      ]
    )
    assert.deepEqual(keysOf(await ImportRow.query().orderBy('line')), [
      null,
      null,
      'messages.importPeople.noPhoto',
      'validator.photoNotSent',
      'validator.photo.notAnImage',
    ])
    const run = await ImportRun.firstOrFail()
    assert.deepInclude(run.details![0], {
      key: 'messages.importPeople.photosLeft',
      values: { count: 1, names: 'nobody.jpg' },
    })
    assert.deepInclude(run.details![1], {
      key: 'messages.importPeople.photoless',
      values: { count: 1 },
    })
    assert.isNull(run.photosKey)
    for (const key of forms.slice(0, 2)) assert.isTrue(await drive.use().exists(key.image!))
  })

  test('a list that only says whether there is a photo, as exports do, names no file', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { bytes } = await goodPhoto()
    const list = await listOf([
      { ...journalist(), photo: 'Sí' },
      { ...journalist({ document: 'PAX00002' }), photo: 'No' },
    ])
    const photos = await zipped({ 'pax00001.jpg': bytes })
    await sendPeople(client, list, { by: await reviewer(), photos })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ document, image }) => [document, image !== null]),
      [
        ['PAX00001', true],
        ['PAX00002', false],
      ]
    )
    assert.isNull((await ImportRun.firstOrFail()).error)
  })

  test('numbers in the names of photos and headings are stored by their end', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const row = journalist({ document: '12345678Z', photo: 'DNI 87654321X.jpg' })
    const photos = await zipped({ '11223344B.jpg': (await goodPhoto()).bytes })
    const by = await reviewer()
    await sendPeople(client, await listOf([{ ...row, '55667788Z': 'x' }]), { by, photos })
    const run = await ImportRun.firstOrFail()
    const { problems } = await ImportRow.firstOrFail()
    assert.deepInclude(problems![0].values, { file: 'DNI •••••321X.jpg' })
    assert.deepInclude(run.details![0].values, { names: '•••••344B.jpg' })
    assert.include(run.plan.headers, '•••••788Z')
  })

  test('people who exist already are reported, even if they still have no photo', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const list = await listOf([journalist()])
    const photos = await zipped({ 'pax00001.jpg': (await goodPhoto()).bytes })
    const by = await reviewer()
    await sendPeople(client, list, { by })
    await sendPeople(client, list, { by, photos })
    const [, again] = await ImportRow.query().orderBy('id')
    assert.deepEqual(
      [again.outcome, ...keysOf([again])],
      ['unchanged', 'messages.importPeople.photoLater']
    )
    assert.isNull((await Form.firstOrFail()).image)
  })

  test('a leftover photo is reported with only the printable letters of its name', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { bytes } = await goodPhoto()
    const photos = await zipped({ 'no\u0000body.jpg': bytes })
    const list = await listOf([journalist()])
    await sendPeople(client, list, { by: await reviewer(), photos })
    const run = await ImportRun.firstOrFail()
    assert.equal(run.state, 'done')
    assert.deepEqual(run.details![0].values, { count: 1, names: 'nobody.jpg' })
  })

  test('photos that are no archive are refused, and nothing is kept', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const list = await listOf([journalist()])
    const photos = Buffer.from('PK but no archive')
    const request = sendPeople(client, list, { by: await reviewer(), photos })
    const response = await request.header('accept', 'application/json')
    response.assertStatus(422)
    assert.deepInclude(response.body().errors[0], { field: 'photos', rule: 'archive.notAnArchive' })
    assert.lengthOf(await ImportRun.all(), 0)
  })

  test('a list that the queue does not accept waits with its photos', async ({
    client,
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const { dispatch } = ImportList
    cleanup(() => void (ImportList.dispatch = dispatch))
    ImportList.dispatch = (() => ({
      run: async () => {
        throw new Error('connect ECONNREFUSED')
      },
    })) as unknown as typeof dispatch
    const { bytes } = await goodPhoto()
    const photos = await zipped({ 'pax00001.jpg': bytes })
    await sendPeople(client, await listOf([journalist()]), { by: await reviewer(), photos })
    const run = await ImportRun.firstOrFail()
    assert.equal(run.state, 'preview')
    assert.isTrue(await drive.use().exists(run.photosKey!))
  })

  test('a blacklisted person is refused with the standard message', async ({ client, assert }) => {
    await openTournaments()
    await BlacklistEntry.create({ name: 'Vetado', lastName: 'Ejemplo', reason: 'No' })
    const list = await listOf([journalist({ name: 'Vetado', lastName: 'Ejemplo' })])
    await sendPeople(client, list, { by: await reviewer() })
    const row = await ImportRow.firstOrFail()
    assert.deepInclude(row.problems![0], { key: 'errors.blacklisted' })
    assert.lengthOf(await Form.all(), 0)
  })

  test('a list of guests names their hosts, whose places are counted', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, member(tennis.$extras.player))
    const host = await Form.findByOrFail('type', 'player')
    const type = formTypes.get('guest')
    const { cells } = rowOf(type, tennis)
    const document = 'Pasaporte, DNI o NIE'
    const host1 = 'Solicitud de quien les invita'
    const row = (number: number, changes = {}) => ({
      ...cells,
      [document]: `GUEST0${number}`,
      [host1]: host.idForm.toLowerCase(),
      ...changes,
    })
    const list = await listOf([row(1), row(2, { [host1]: 'TEN24-PL-999999' }), row(3), row(4)])
    await sendPeople(client, list, { form: 'guest', by: await reviewer() })
    const rows = await ImportRow.query().orderBy('line')
    assert.deepEqual(
      rows.map(({ outcome, problems }) => [outcome, problems![0].key]),
      [
        ['created', 'messages.importPeople.noPhoto'],
        ['failed', 'validator.notAHost'],
        ['created', 'messages.importPeople.noPhoto'],
        ['failed', 'validator.places.members'],
      ]
    )
    const guest = await Form.findByOrFail('personKey', personKeyOf('GUEST01')!)
    assert.deepInclude(guest.toJSON(), { idParent: host.id, player: host.player })
  })
})
