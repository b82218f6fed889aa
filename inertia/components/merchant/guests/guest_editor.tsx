import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { answersFrom } from '~/components/merchant/form/answers_from'
import { GuestForm } from '~/components/merchant/guests/guest_form'
import type { FormTypeProp, Options, RequestRow } from '~/components/merchant/types'

type Props = {
  form: RequestRow
  formType: FormTypeProp
  options: Options
  /** A place is held, and nobody is called anything yet. */
  unnamed: boolean
}

/** Correcting a guest on the page of the one who brings them. */
export function GuestEditor({ form, formType, options, unnamed }: Props) {
  const t = useTranslations('merchant.form')
  const answers = answersFrom(formType, form)
  const params = { form: form.type, id: form.id }
  return (
    <GuestForm
      key={form.id}
      formType={formType}
      options={options}
      answers={unnamed ? { ...answers, name: '', lastName: '' } : answers}
      holdable={form.reserved}
      reserved={form.reserved}
      version={form.version}
      url={urlFor('merchant.forms.upload', params, { qs: { _method: 'PUT' } })}
      submitLabel={t('save')}
      cancelUrl={urlFor(
        'merchant.forms.show',
        { form: 'player', id: form.idParent },
        { qs: { guest: form.id } }
      )}
    />
  )
}
