import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newAnswers } from '~/components/application/new_answers'
import { GuestForm } from '~/components/merchant/guests/guest_form'
import { type HostOption, HostSelect } from '~/components/merchant/guests/host_select'
import type { FormTypeProp, Options } from '~/components/merchant/types'

type Props = { formType: FormTypeProp; options: Options; hosts: HostOption[]; cancelUrl: string }

export function GuestCreate({ formType, options, hosts, cancelUrl }: Props) {
  const t = useTranslations('merchant.guests')
  const { errors } = usePage().props
  const [host, setHost] = useState(hosts.length === 1 ? hosts[0].value : null)
  return (
    <GuestForm
      formType={formType}
      options={options}
      answers={newAnswers(formType)}
      url={
        host ? urlFor('merchant.guests.store_for', { id: host }) : urlFor('merchant.guests.store')
      }
      submitLabel={t('create')}
      cancelUrl={cancelUrl}
    >
      <HostSelect
        hosts={hosts}
        value={host}
        prop="options"
        error={errors.player}
        onChange={setHost}
      />
    </GuestForm>
  )
}
