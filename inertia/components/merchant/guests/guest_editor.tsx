import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { answersFrom } from '~/components/merchant/form/answers_from'
import { GuestForm } from '~/components/merchant/guests/guest_form'
import type { FormTypeProp, Options, ShownRequest } from '~/components/merchant/types'

type Props = {
  form: ShownRequest
  host: number
  formType: FormTypeProp
  options: Options
  unnamed: boolean
}

export function GuestEditor({ form, host, formType, options, unnamed }: Props) {
  const t = useTranslations('merchant.form')
  const answers = answersFrom(formType, form)
  const params = { form: form.type, id: form.id }
  return (
    <GuestForm
      key={form.id}
      formType={formType}
      options={options}
      answers={unnamed ? { ...answers, name: '', lastName: '' } : answers}
      reservable={form.reserved}
      reserved={form.reserved}
      version={form.version}
      url={urlFor('merchant.forms.upload', params, { qs: { _method: 'PUT' } })}
      submitLabel={t('save')}
      cancelUrl={urlFor(
        'merchant.forms.show',
        { form: 'player', id: host },
        { qs: { guest: form.id } }
      )}
    />
  )
}
