import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newAnswers } from '~/components/application/new_answers'
import { GuestForm } from '~/components/merchant/guests/guest_form'
import { type HostOption, HostSelect } from '~/components/merchant/guests/host_select'
import { PageHead } from '~/components/merchant/page_head'
import type { Can, FormTypeProp, Options } from '~/components/merchant/types'

type Props = {
  type: string
  formType: FormTypeProp
  options: Options
  guestPlayers: HostOption[]
  can: Can
}

export default function MerchantGuestsCreate({ type, formType, options, guestPlayers }: Props) {
  const t = useTranslations('merchant')
  const { errors } = usePage().props
  const [host, setHost] = useState(guestPlayers.length === 1 ? guestPlayers[0].value : null)
  const list = urlFor('merchant.forms.index', { form: type })
  return (
    <>
      <PageHead
        title={t('form.createTitle')}
        heading={t('guests.createHeading')}
        crumbs={[
          { label: t('form.crumb'), href: urlFor('merchant.form_types.index') },
          { label: formType.title, href: list },
        ]}
      />
      <GuestForm
        formType={formType}
        options={options}
        answers={newAnswers(formType)}
        url={
          host ? urlFor('merchant.guests.store_for', { id: host }) : urlFor('merchant.guests.store')
        }
        submitLabel={t('guests.create')}
        cancelUrl={list}
      >
        <HostSelect
          hosts={guestPlayers}
          value={host}
          error={(errors as Record<string, string>).player}
          onChange={setHost}
        />
      </GuestForm>
    </>
  )
}
