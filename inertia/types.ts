import type { Data } from '@generated/data'
import type { Option } from '#form_types/options'
import type { PlayerOption } from '#models/player_options'
import type { FieldProp, FormTypeProp } from '#transformers/form_type_transformer'

export type { FieldProp, FormTypeProp, Option, PlayerOption }

export type Locale = 'es' | 'en'
export type Sport = 'tennis' | 'golf'
export type SharedProps = Data.SharedProps

/** What a page receives: its own props beside the shared ones. */
export type PageProps<Own = {}> = SharedProps & Own

/** Option lists by name, as the prop `options` carries them. */
export type Options = Record<string, Option[]>

/** Props of every public form. */
export type FormPageProps = PageProps<{
  /** The type in the path of an accreditation; the form type's key elsewhere. */
  type: string
  formType: FormTypeProp
  options: Options
  /** Last day of the form's window, as `YYYY-MM-DD`. */
  closesOn: string | null
  contact: string
}>

/** Who answers for the personal data. */
export type Organiser = {
  name: string
  taxId: string
  address: string
  email: string
  dpoEmail: string
}

/** How long data are kept: what the nightly purge applies. */
export type Retention = {
  rejectedMonths: number
  approvedMonths: number
  filesMonths: number
  passportMonths: number
  mailsMonths: number
  accessMonths: number
  chargesMonths: number
  signaturesMonths: number
  exportDays: number
  importDays: number
}

declare module '@inertiajs/core' {
  export interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}
