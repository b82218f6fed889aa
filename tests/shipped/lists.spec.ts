import { test } from '@japa/runner'
import type { Visitor } from '#tests/helpers/visitor'
import type { FormType, Options, Question } from '#tests/shipped/answers'
import { installed } from '#tests/shipped/installed'
import { until } from '#tests/helpers/until'
import { openedInLibreOffice, type Row } from '#tests/shipped/workbooks'
import type { Product } from '#tests/shipped/product'

const types = [
  ...['press', 'accreditation', 'ballboy', 'line', 'player', 'guest', 'volunteer'],
  ...['gpress', 'gaccreditation', 'gvolunteer'],
]

/** Rows that are compared cell by cell with their pages. */
const COMPARED = 6

test.group('The shipped product: lists as Excel', (group) => {
  group.each.timeout(600_000)

  test('each list arrives with all columns, and its cells match the pages', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const sheets = await arrived(product, office, 'all')
    for (const type of types) {
      const rows = sheets[type]
      const list = (await office.open(`/merchant/mform/${type}`)).props
      assert.lengthOf(rows, list.forms.total, `${type}: one row a request`)
      const byReference = new Map(rows.map((row) => [row['Referencia'], row]))
      for (const { id, idForm } of list.forms.data.slice(0, COMPARED)) {
        const path = `/merchant/mform/${type}/${id}`
        // A guest is edited on the page of the player.
        const { props } = await office.open(type === 'guest' ? path : `${path}/edit`)
        if (!props.form || props.form.idForm !== idForm) continue
        const shown = props.formType as FormType
        for (const question of Object.values(shown.fields)) {
          const row = byReference.get(idForm)!
          // The player has a separate column, and custom permissions have separate words.
          if (question.kind === 'player' || question.kind === 'flags') continue
          assert.property(row, question.label, `${type}: a column for each question`)
          assert.equal(
            row[question.label],
            wordsOf(question, valueOf(props.form, question), props.options),
            `${idForm}, ${question.name}`
          )
        }
      }
    }
  })

  test('each list arrives as shown, with only the columns of the screen', async ({ assert }) => {
    const product = await installed()
    const office = await product.login()
    const sheets = await arrived(product, office, 'view')
    for (const type of types) {
      const { forms, formType, options } = (await office.open(`/merchant/mform/${type}`)).props
      const rows = sheets[type]
      assert.lengthOf(rows, forms.total, type)
      const byReference = new Map(rows.map((row: Row) => [row['Referencia'], row]))
      for (const shown of forms.data.slice(0, COMPARED)) {
        const row = byReference.get(shown.idForm)!
        for (const name of (formType as FormType).listFields) {
          const question = formType.fields[name]
          assert.equal(
            row[question.label],
            wordsOf(question, shown.detail[name], options),
            `${shown.idForm}, ${name}`
          )
        }
      }
    }
  })
})

/** Orders every list and opens the workbooks that are attached to the mails or linked. */
async function arrived(product: Product, office: Visitor, columns: 'all' | 'view') {
  const begun = (await product.mails.all()).length
  for (const type of types) {
    const page = await office.post(`/merchant/mform/${type}/export`, { columns })
    if (page.props.flash?.type !== 'success') throw new Error(JSON.stringify(page.props.flash))
  }
  const mails = await until(
    async () => {
      const mine = (await product.mails.all())
        .slice(begun)
        .filter(
          ({ to, subject }) => to?.[0]?.address === 'admin@example.com' && /Excel/.test(subject!)
        )
      return mine.length >= types.length && mine
    },
    'ten lists arrive',
    240
  )
  const workbooks: Record<string, Buffer> = {}
  for (const mail of mails) {
    const [attached] = mail.attachments
    if (attached) {
      workbooks[attached.filename!.split('-')[0]] = Buffer.from(attached.content as ArrayBuffer)
      continue
    }
    const link = new URL(/http\S+exports?\/\S+/.exec(mail.text!)![0])
    const file = await office.download(link.pathname + link.search)
    const name = /filename="?([a-z]+)-/.exec(file.headers.get('content-disposition')!)![1]
    workbooks[name] = file.bytes
  }
  return openedInLibreOffice(workbooks)
}

function valueOf(form: Record<string, any>, { name, wire }: Question) {
  return wire.startsWith('detail[') || name === 'type' ? form.detail[name] : form[name]
}

/** An answer as a sheet shows it, in the words of the Spanish pages. */
function wordsOf({ kind, options: list }: Question, value: any, options: Options): string {
  if (value === null || value === undefined || value === '') return ''
  const label = (one: any) =>
    options[list!]?.find((option) => option.value === String(one))?.label ?? String(one)
  const day = (iso: string) => iso.split('-').reverse().join('/')
  switch (kind) {
    case 'choice':
      return label(value)
    case 'choices':
      return value.map(label).join(', ')
    case 'date':
      return day(value)
    case 'flag':
      return value ? 'Sí' : 'No'
    case 'photo':
    case 'file':
      return 'Sí'
    case 'note':
      // Browsers end a line with two characters, sheets with one.
      return value.replaceAll('\r\n', '\n')
    case 'money':
      // LibreOffice without a desktop uses the English number format.
      return `${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })} €`
    case 'languages':
      return value
        .map(({ language, level }: any) => {
          const of = (name: string, one: string) =>
            options[name].find((option) => option.value === one)!.label
          return `${of('languages', language)} (${of('levels', level)})`
        })
        .join(', ')
    default:
      return String(value)
  }
}
