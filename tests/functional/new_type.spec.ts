import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import { errors } from '@vinejs/vine'
import { documentOf } from '#exports/queued_document'
import { defineFormType, type FormType } from '#form_types/define'
import { choice, date, flag, number, photo, text } from '#form_types/kinds/index'
import { formTypes } from '#form_types/index'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import { formTypeProp } from '#props/form_type'
import { folderOfTest } from '#tests/helpers/folders'
import { rowsOf } from '#tests/helpers/workbooks'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

/** The definition of a new form type. */
const stringer = defineFormType({
  key: 'stringer',
  sport: 'tennis',
  path: '/forms/encordadores',
  page: 'forms/stringer',
  code: 'ST',
  person: { image: photo() },
  fields: {
    brand: text({ required: true, max: 40, list: true }),
    machines: number({ required: true, max: 9 }),
    arrival: date({ list: true }),
    shift: choice('validities', { default: 'full' }),
    ownTools: flag(),
  },
  category: () => 'supplier',
  card: { role: 'brand', company: 'company' },
}) as FormType

const words = {
  'forms.stringer.title': 'Encordadores',
  'forms.stringer.fields.brand.label': 'Marca',
  'forms.stringer.fields.machines.label': 'Máquinas',
  'forms.stringer.fields.arrival.label': 'Llegada',
  'forms.stringer.fields.shift.label': 'Turno',
  'forms.stringer.fields.ownTools.label': 'Trae herramientas',
}

const answers = {
  name: 'Ana',
  lastName: 'Ruiz',
  birthDate: '14/03/1990',
  document: '12345678Z',
  idGender: 'woman',
  idNationality: 'ES',
  email: 'ana@example.com',
  cellPhone: '600123123',
  acceptPrivacy: true,
  brand: 'Babolat',
  machines: '2',
  arrival: '20/04/2024',
  ownTools: 'true',
}

test.group('A newly added form type', (group) => {
  emptyWorld(group)
  group.each.setup(() => {
    const spanish = i18nManager.getTranslationsFor('es') as Record<string, string>
    Object.assign(spanish, words)
    const takeAway = formTypes.register(stringer)
    return () => {
      takeAway()
      for (const key of Object.keys(words)) delete spanish[key]
    }
  })

  const check = async (changes: object) => {
    const { tennis } = await openTournaments()
    return stringer.publicValidator(tennis as any).validate({ ...answers, ...changes } as any)
  }

  test('a new form type has a validator that accepts valid answers', async ({ assert }) => {
    assert.deepInclude(await check({}), {
      brand: 'Babolat',
      machines: 2,
      arrival: '2024-04-20',
      ownTools: true,
    })
  })

  test('a new form type has a validator that refuses a wrong {$self}')
    .with(['brand', 'machines', 'state', 'arrival'])
    .run(async ({ assert }, name) => {
      const wrong: Record<string, unknown> = {
        brand: '',
        machines: '10',
        state: 'approved',
        arrival: '31/02/2024',
      }
      const error: any = await check({ [name]: wrong[name] || undefined }).catch((reason) => reason)
      assert.instanceOf(error, errors.E_VALIDATION_ERROR)
      assert.deepEqual(
        error.messages.map(({ field }: any) => field),
        [name]
      )
    })

  /** Staff type in a request of the new form type through its route. */
  const typedIn = async (client: ApiClient) => {
    await openTournaments()
    const { acceptPrivacy, ...typed } = answers
    const request = client
      .post('/merchant/mform/stringer')
      .loginAs(await admin())
      .withCsrfToken()
    const response = await request.redirects(0).json(typed)
    const form = await Form.query()
      .preload('tournament', (edition) => edition.preload('designs'))
      .preload('permission')
      .preload('card')
      .firstOrFail()
    return { response, form }
  }

  test('a request of a new form type gets its own reference code', async ({ client, assert }) => {
    const { response, form } = await typedIn(client)
    assert.equal(response.header('location'), `/merchant/mform/stringer/${form.id}`)
    assert.equal(form.idForm, 'TST24-ST-000001')
    assert.deepEqual([form.type, form.category, form.detail.machines], ['stringer', 'supplier', 2])
  })

  test('a new form type has its columns in the office list', async ({ client, assert }) => {
    await typedIn(client)
    const response = await client
      .get('/merchant/mform/stringer')
      .loginAs(await admin())
      .withInertia()
    const { forms, formType } = response.inertiaProps as any
    assert.includeMembers(formType.listFields, ['brand', 'arrival'])
    assert.notInclude(formType.listFields, 'machines')
    assert.deepInclude(forms.data[0], { brand: 'Babolat', arrival: '2024-04-20', name: 'Ana' })
    assert.equal(formTypeProp(stringer, i18nManager.locale('es')).fields.brand.label, 'Marca')
  })

  test('a new form type has its columns in the workbook', async ({ client, assert }) => {
    const { form } = await typedIn(client)
    const selection = { types: ['stringer'], tournamentId: form.tournamentId }
    const run = await DocumentRun.create({
      kind: 'forms_export',
      state: 'queued',
      userId: (await admin()).id,
      params: { formType: 'stringer', selection, recipients: [] },
    })
    const path = join(folderOfTest('workbook'), 'list.xlsx')
    await documentOf(run).write(createWriteStream(path), () => {})
    const [header, row] = rowsOf(path)
    const own = ['Marca', 'Máquinas', 'Llegada', 'Turno', 'Trae herramientas']
    assert.deepEqual(header.slice(-5), own)
    assert.deepEqual(row.slice(-5), ['Babolat', 2, '2024-04-20', null, 'Sí'])
  })

  test('a request of a new form type has a card', async ({ client, assert }) => {
    const { form } = await typedIn(client)
    const face = await cardFaceOf(form)
    assert.deepInclude(face, { role: 'Babolat', company: null, lastName: 'Ruiz', country: 'ESP' })
    assert.equal(face.category.label, 'Proveedor')
  })
})
