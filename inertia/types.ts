import type { Locale } from '#config/i18n'
import type { Data } from '@generated/data'
import type { Option } from '#form_types/options'
import type { PlayerOption } from '#players/options'
import type { FieldProp, FormTypeProp } from '#props/form_type'

export type { FieldProp, FormTypeProp, Locale, Option, PlayerOption }

export type SharedProps = Data.SharedProps

export type PageProps<Own = {}> = SharedProps & Own

export type Options = Record<string, Option[]>

export type FormPageProps = PageProps<{
  /** The type in the address of an accreditation form, the key of any other form type. */
  type: string
  formType: FormTypeProp
  options: Options
  /** Last day of the registration period, `YYYY-MM-DD`. */
  closesOn: string | null
  contact: string
}>

declare module 'react' {
  export interface CSSProperties {
    '--mark'?: string
  }
}

declare module '@inertiajs/core' {
  export interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}
