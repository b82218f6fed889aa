import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newAnswers } from '~/components/application/new_answers'
import { StaffForm } from '~/components/merchant/form/staff_form'
import { GuestCreate } from '~/components/merchant/guests/guest_create'
import type { HostOption } from '~/components/merchant/guests/host_select'
import { PageHead } from '~/components/merchant/page_head'
import type { Can, FormTypeProp, Options } from '~/components/merchant/types'

type Props = {
  type: string
  formType: FormTypeProp
  options: Options & { guestPlayers?: HostOption[] }
  can: Can
}

export default function MerchantFormsCreate({ type, formType, options }: Props) {
  const t = useTranslations('merchant.form')
  const list = urlFor('merchant.forms.index', { form: type })
  const hosts = options.guestPlayers
  return (
    <>
      <PageHead
        title={t('createTitle')}
        heading={t('createHeading')}
        crumbs={[
          { label: t('crumb'), href: urlFor('merchant.form_types.index') },
          { label: formType.title, href: list },
        ]}
      />
      {hosts ? (
        <GuestCreate {...{ formType, options, hosts }} cancelUrl={list} />
      ) : (
        <StaffForm
          formType={formType}
          options={options}
          answers={newAnswers(formType)}
          url={urlFor('merchant.forms.store', { form: type })}
          submitLabel={t('create')}
          cancelUrl={list}
        />
      )}
    </>
  )
}
