import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newAnswers } from '~/components/application/new_answers'
import { StaffForm } from '~/components/merchant/form/staff_form'
import { PageHead } from '~/components/merchant/page_head'
import { CreationFields, type Series } from '~/components/merchant/systems/creation_fields'
import type { Can, FormTypeProp, Option, Options } from '~/components/merchant/types'

type Props = {
  tournament: number
  editions: Option[]
  formType: FormTypeProp
  options: Options
  can: Can
}

/** Questions about one person, which a series leaves out. */
const personal = ['lastName', 'image', 'document', 'birthDate', 'idGender', 'email', 'cellPhone']

export default function MerchantSystemsCreate({ formType, options, can, ...editions }: Props) {
  const t = useTranslations('cards.systems')
  const [series, setSeries] = useState<Series | null>(null)
  const [approve, setApprove] = useState(can.edit)
  const list = urlFor('merchant.systems.index')
  const asked = series ? seriesType(formType) : formType
  const size = series ? Number(series.to) - Number(series.from) + 1 : 1
  return (
    <>
      <PageHead
        title={t('create.title')}
        crumbs={[{ label: t('title'), href: list }]}
        here={t('create.here')}
      />
      <CreationFields
        {...{ ...editions, series, setSeries, approve, setApprove }}
        mayApprove={can.edit}
      />
      <StaffForm
        key={asked.key}
        formType={asked}
        options={options}
        answers={newAnswers(asked)}
        extra={{
          tournament: editions.tournament,
          ...(approve && { approve }),
          ...(series && { series }),
        }}
        url={urlFor('merchant.systems.store')}
        submitLabel={t('create.submit', { count: Math.max(1, size) })}
        cancelUrl={list}
      />
    </>
  )
}

function seriesType({ fields, ...formType }: FormTypeProp): FormTypeProp {
  const common = Object.entries(fields).filter(([name]) => !personal.includes(name))
  return { ...formType, key: 'series', fields: Object.fromEntries(common) }
}
