import vine from '@vinejs/vine'
import { plainKind, type Field, type FieldSettings } from '#form_types/kinds/kind'
import { emailAddress, identityDocument, phoneNumber } from '#form_types/kinds/rules'

const emailKind = plainKind<string>({
  key: 'email',
  width: 28,
  schema: () => emailAddress(),
})

const phoneKind = plainKind<string>({
  key: 'phone',
  width: 16,
  schema: () => vine.string().trim().maxLength(30).use(phoneNumber()),
})

const documentKind = plainKind<string>({
  key: 'document',
  width: 14,
  schema: () => vine.string().trim().maxLength(40).use(identityDocument()),
})

export const email = (settings: FieldSettings = {}): Field<string> => ({
  kind: emailKind,
  ...settings,
})

export const phone = (settings: FieldSettings = {}): Field<string> => ({
  kind: phoneKind,
  ...settings,
})

export const document = (settings: FieldSettings = {}): Field<string> => ({
  kind: documentKind,
  sensitive: true,
  sealed: true,
  ...settings,
})
