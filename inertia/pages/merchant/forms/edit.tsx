import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { answersFrom } from '~/components/merchant/form/answers_from'
import { StaffForm } from '~/components/merchant/form/staff_form'
import { PageHead } from '~/components/merchant/page_head'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Can, FormTypeProp, Options, EditedRequest } from '~/components/merchant/types'

type Props = {
  form: EditedRequest
  type: string
  formType: FormTypeProp
  options: Options
  can: Can
}

export default function MerchantFormsEdit({ form, type, formType, options }: Props) {
  const t = useTranslations('merchant.form')
  const params = { form: type, id: form.id }
  const show = urlFor('merchant.forms.show', params)
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={`${form.name} ${form.lastName}`}
        here={t('edit')}
        crumbs={[
          { label: formType.title, href: urlFor('merchant.forms.index', { form: type }) },
          { label: form.idForm, href: show },
        ]}
        beside={<StateBadge state={form.state} withdrawn={form.withdrawn} />}
      />
      <StaffForm
        formType={formType}
        options={options}
        answers={answersFrom(formType, form)}
        version={form.version}
        url={urlFor('merchant.forms.upload', params, { qs: { _method: 'PUT' } })}
        submitLabel={t('save')}
        cancelUrl={show}
      />
    </>
  )
}
