import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import { Purge } from '#purge/purge'
import { closeEdition } from '#purge/closing'
import { liftRestriction, restrictPerson } from '#people/restriction'
import Form from '#models/form'
import { csv, importing } from '#tests/helpers/imports'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

const list = csv([
  ['Nombre', 'Apellidos', 'Sobra'],
  ['Ana', 'Uno', 'x'],
])

test.group('Retention of imported lists', (group) => {
  emptyWorld(group)

  test('files and rows of an import are removed after thirty days, and its counts are kept', async ({
    client,
    assert,
  }) => {
    const { upload, last, players, open } = await importing(client)
    await upload(list, 'lista.csv', { preview: '1' })
    const { id: waiting } = await last()
    await upload(list)
    const run = await last()
    assert.lengthOf(run.details!, 1)
    const in29 = DateTime.utc().plus({ days: 29 })
    assert.equal((await new Purge(in29).run()).imports, 0)
    const in31 = DateTime.utc().plus({ days: 31 })
    assert.equal((await new Purge(in31, { dryRun: true }).run()).imports, 2)
    assert.isTrue(await drive.use().exists(run.fileKey!))
    assert.equal((await new Purge(in31).run()).imports, 2)
    assert.equal((await new Purge(in31).run()).imports, 0)
    for (const key of [run.fileKey!, run.rowsKey!]) assert.isFalse(await drive.use().exists(key))
    assert.lengthOf(await ImportRow.all(), 0)
    assert.isNull(await ImportRun.find(waiting))
    assert.lengthOf(await players(), 1)
    const { imports } = await open()
    assert.containsSubset(imports.data, [{ id: run.id, created: 1, result: null, details: [] }])
    assert.equal((await open(`/${run.id}`)).run.created, 1)
  })

  test('rows and remarks that came after the file was removed go with the next purge', async ({
    client,
    assert,
  }) => {
    const { upload, last } = await importing(client)
    await upload(list)
    const gone = { fileKey: null, rowsKey: null, sealed: null, keyId: null }
    const run = await (await last()).merge(gone).save()
    assert.isAbove((await ImportRow.all()).length, 0)
    const in31 = DateTime.utc().plus({ days: 31 })
    assert.equal((await new Purge(in31).run()).imports, 1)
    assert.lengthOf(await ImportRow.all(), 0)
    assert.isNull((await run.refresh()).details)
    assert.equal((await new Purge(in31).run()).imports, 0)
  })

  test('a list with a restricted person is kept until the restriction is lifted', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await reviewer()
    await sendPeople(client, await listOf([journalist()]), { by })
    await sendPeople(client, await listOf([journalist({ document: 'PAX00002' })]), { by })
    const [restricted, other] = await Form.query().orderBy('id')
    await restrictPerson(restricted.id, { by, reason: 'Lo pide' })
    const kept = async () => (await ImportRun.query().orderBy('id')).map(({ fileKey }) => !!fileKey)
    const in31 = DateTime.utc().plus({ days: 31 })
    assert.equal((await new Purge(in31).run()).imports, 1)
    assert.deepEqual(await kept(), [true, false])
    await tennis.merge({ endsOn: DateTime.utc().minus({ days: 1 }).toISODate() }).save()
    await closeEdition(tennis, by)
    await new Purge().run()
    assert.deepEqual([await Form.find(other.id), await kept()], [null, [true, false]])
    await liftRestriction(restricted.id, { by, message: 'Ya está' })
    await new Purge(in31).run()
    assert.deepEqual(await kept(), [false, false])
  })
})
