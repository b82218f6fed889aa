import { formTypes } from '#form_types/index'
import type Form from '#models/form'
import { textIn, type Stored } from '#sql/json'
import { nameOfHashKey, personKeyOf } from '#text/secrets'

/** Columns of a request: a plain object, because the form types look at all answers. */
export type Identifiable = Partial<Pick<Form, 'type' | 'document' | 'detail'>>

/** Identifies the person of a request: the document, or what the form type has instead. */
export const identityOf = (row: Identifiable): string | null =>
  row.document ?? formTypeOf(row)?.identity?.(answersOf(row)) ?? null

export const passportOf = ({ detail }: Identifiable) => textIn(detail ?? {}, 'passportNumber')

export const tutorDocumentOf = (row: Identifiable): string | null =>
  formTypeOf(row)?.tutorDocument?.(answersOf(row)) ?? null

/** The columns that find a request by a document, without storing it readably. */
export const hashedColumns = (row: Identifiable) => ({
  personKey: personKeyOf(identityOf(row)),
  passportKey: personKeyOf(passportOf(row)),
  guardianKey: personKeyOf(tutorDocumentOf(row)),
  hashedBy: nameOfHashKey(),
})

const formTypeOf = ({ type }: Identifiable) => (type ? formTypes.get(type) : null)

function answersOf(row: Identifiable) {
  const columns: Stored = row
  return { ...row.detail, ...columns }
}
