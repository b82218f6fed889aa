import { test } from '@japa/runner'
import { headingKey } from '#documents/spreadsheets/heading'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import i18nManager from '@adonisjs/i18n/services/main'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { questionsOf } from '#imports/people_columns'
import { statusTokenOf } from '#text/secrets'
import { listTypes } from '#tests/helpers/forms'
import { workbook } from '#tests/helpers/exports'
import { listOf, sendPeople } from '#tests/helpers/people_lists'
import {
  everythingStored,
  pathsOf,
  pdfText,
  propsOf,
  served,
  shown,
} from '#tests/helpers/round_trips'
import { emptyWorld } from '#tests/helpers/world'

const allTypes = formTypes.keys()
const es = () => i18nManager.locale('es')

test.group('The round trip of every answer', (group) => {
  emptyWorld(group)

  test('every answer of {$self} is stored as staff typed it in')
    .with(allTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, files, type } = await everythingStored(client, key)
      assert.deepInclude(form.answers, stored)
      for (const name of files) assert.isString(form.answers[name], name)
      const named = new Set([...Object.keys(stored), ...files])
      assert.deepEqual(
        Object.keys(type.allFields).filter((name) => !named.has(name)),
        []
      )
    })

  test('every answer of {$self} is shown in the list, on the page and in the correction form')
    .with(allTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, files, type, user } = await everythingStored(client, key)
      const paths = pathsOf(form)
      const { forms } = await propsOf(client, user, paths.list)
      const row = forms.data.find(({ id }: any) => id === form.id)
      const pages = [await formAt(client, user, paths.edit)]
      if (paths.show) pages.push(await formAt(client, user, paths.show))
      for (const page of [row, ...pages]) {
        assert.equal(page.type, key)
        assert.equal(page.createdAt, form.createdAt.toISO())
        assert.equal(page.updatedAt, form.updatedAt.toISO())
        assert.equal(page.subtype, stored.type)
      }
      for (const name of type.listFields) assert.deepEqual(answer(row, name), stored[name], name)
      for (const page of pages) {
        for (const [name, value] of Object.entries(stored))
          assert.deepEqual(page[name === 'type' ? 'subtype' : name], served(name, value), name)
        for (const name of files) assert.isString(page[name], name)
        assert.deepEqual(page.detail, form.detail)
      }
    })

  test('no answer of {$self} changes when the shown form is sent back')
    .with(allTypes)
    .run(async ({ client, assert }, key) => {
      const { form, user } = await everythingStored(client, key)
      const { edit, put } = pathsOf(form)
      const page = await formAt(client, user, edit)
      const before = (await Form.findOrFail(form.id)).serialize()
      const { detail, version, ...flat } = page
      const { type, ...typeless } = flat
      const bodies = {
        both: page,
        flat,
        typeless,
        detail: { detail },
        unversioned: { ...flat, detail },
      }
      for (const [name, body] of Object.entries(bodies)) {
        const response = await client
          .put(put)
          .loginAs(user)
          .withCsrfToken()
          .redirects(0)
          .header('accept', 'application/json')
          .json(body)
        response.assertStatus(302)
        const now = await Form.findOrFail(form.id)
        assert.deepEqual(now.serialize(), before, name)
      }
      assert.lengthOf(await FormLog.query().where({ formId: form.id, type: 'updated' }), 0)
    })

  test('every answer of {$self} is in the workbook as the page shows it')
    .with(listTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, files, type, user } = await everythingStored(client, key)
      const { options } = await propsOf(client, user, pathsOf(form).list)
      const answers: Record<string, any> = {
        ...stored,
        ...Object.fromEntries(files.map((f) => [f, 1])),
      }
      for (const columns of ['all', 'view']) {
        const order = client.post(`/merchant/mform/${key}/export`).loginAs(user).withCsrfToken()
        await order.redirects(0).json({ columns })
        const [row] = await workbook()
        const fields = Object.entries(type.allFields).filter(
          ([name, { namedBy }]) =>
            !namedBy &&
            (columns === 'all' || [...type.listFields, type.card.company].includes(name))
        )
        for (const [name, field] of fields) {
          const heading = fieldLabel(es(), key, name)
          assert.strictEqual(
            row[heading],
            shown(field, answers[name], options),
            `${columns} ${name}`
          )
        }
        const beside = ['Referencia', 'Estado', 'Recibida', ...(type.guests ? ['Invitados'] : [])]
        assert.lengthOf(Object.keys(row), fields.length + beside.length, columns)
      }
    })

  test('every answer of {$self} that belongs on the card is printed')
    .with(allTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, type, user } = await everythingStored(client, key)
      // The page is in Spanish, so the card has to be.
      await form.merge({ locale: 'es' }).save()
      await form.moveTo('approved', { by: user })
      const request = client.get(`/merchant/system/pdfs?ids=${form.id}`).loginAs(user)
      request.request.responseType('blob')
      const text = pdfText((await request).body()).toLowerCase()
      const { options } = await propsOf(client, user, pathsOf(form).edit)
      const { role, company } = type.card
      for (const name of [role, company, 'name', 'lastName'])
        if (name)
          assert.include(
            text,
            String(shown(type.allFields[name], stored[name], options)).toLowerCase()
          )
    })

  test("every answer of {$self} is in the applicant's own data download")
    .with(allTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, files, type } = await everythingStored(client, key)
      const own = await client.get(`/solicitudes/${statusTokenOf(form)}/data`)
      const body = own.body()
      const answers = Object.fromEntries(body.answers.map(({ name, value }: any) => [name, value]))
      const asked = Object.keys(type.publicFields).filter((name) => !files.includes(name))
      assert.deepEqual(answers, Object.fromEntries(asked.map((name) => [name, stored[name]])))
      assert.match(body.photo, /^data:image/)
      assert.sameMembers(
        body.documents.map(({ field }: any) => field),
        files.filter((name) => name !== 'image')
      )
    })

  test('every answer of {$self} can be imported under the headings of its template')
    .with(listTypes)
    .run(async ({ client, assert }, key) => {
      const { form, stored, type, user, host } = await everythingStored(client, key)
      const { options } = await propsOf(client, user, pathsOf(form).edit)
      await form.delete()
      const cells = questionsOf(type).map(([name, field]) => [
        fieldLabel(es(), key, name),
        field.kind.key === 'player' ? 'Ejemplo Uno' : String(shown(field, stored[name], options)),
      ])
      if (host) cells.push([es().t('imports.people.idParent'), host.idForm])
      const template = await headingsOf(client, user, key)
      for (const [heading] of cells) assert.include(template, headingKey(heading))
      await sendPeople(client, await listOf([Object.fromEntries(cells)]), { form: key, by: user })
      const imported = await Form.query().where('type', key).firstOrFail()
      for (const [name] of questionsOf(type))
        assert.deepEqual(imported.answers[name], oneLined(stored[name]), name)
    })
})

/** The request on a page; on a host's page, the guest's request. */
async function formAt(client: any, user: any, path: string) {
  const { form, guest } = await propsOf(client, user, path)
  return (guest ?? { form }).form
}

const answer = (row: any, name: string) =>
  name === 'type' ? row.subtype : (row[name] ?? row.detail[name])

/** Cells of imported lists have no line breaks. */
const oneLined = (value: unknown) => (typeof value === 'string' ? value.replace('\n', ' ') : value)

async function headingsOf(client: any, user: any, key: string): Promise<string[]> {
  const { readXlsx } = await import('hucre')
  const request = client.get(`/merchant/import-people/${key}/template`).loginAs(user)
  request.request.responseType('blob')
  const [asked] = (await readXlsx((await request).body())).sheets
  return asked.rows[0].map((heading) => headingKey(String(heading)))
}
