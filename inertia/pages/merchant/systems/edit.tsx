import { Anchor } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Cards } from '~/components/merchant/card/types'
import { answersFrom } from '~/components/merchant/form/answers_from'
import { StaffForm } from '~/components/merchant/form/staff_form'
import { PageHead } from '~/components/merchant/page_head'
import { useRequestPath } from '~/components/merchant/request_path'
import { AccessPanel, type AccessProp } from '~/components/merchant/show/access_panel'
import { CardPanel } from '~/components/merchant/show/card_panel'
import { Checks } from '~/components/merchant/show/checks'
import { History } from '~/components/merchant/show/history'
import { DecisionBar } from '~/components/merchant/systems/decision_bar'
import type {
  Can,
  Check,
  Colleague,
  FormTypeProp,
  LogEntry,
  Options,
  ShownRequest,
} from '~/components/merchant/types'
import classes from '~/components/merchant/systems/systems.module.css'

type Props = Cards & {
  form: ShownRequest
  logs: LogEntry[]
  checks: Check[]
  access: AccessProp
  withdrawnAt: string | null
  assignees: Colleague[]
  formType: FormTypeProp
  options: Options
  can: Can
}

export default function MerchantSystemsEdit(props: Props) {
  const { form, logs, checks, access, withdrawnAt, assignees, formType, options, can } = props
  const t = useTranslations('cards.systems')
  const words = useTranslations('merchant.form')
  const list = urlFor('merchant.systems.index')
  const own = form.type === 'free'
  const path = useRequestPath()(form)
  return (
    <>
      <PageHead
        title={t('edit', { reference: form.idForm })}
        heading={`${form.name} ${form.lastName}`}
        here={form.idForm}
        crumbs={[{ label: t('title'), href: list }]}
        action={
          !own && (
            <Anchor component={Link} href={path} size="sm">
              {t('request', { type: formType.title })}
            </Anchor>
          )
        }
      />
      <DecisionBar form={form} withdrawn={withdrawnAt !== null} can={can} />
      <StaffForm
        key={`${form.id}.${form.version}`}
        formType={formType}
        options={options}
        answers={answersFrom(formType, form)}
        version={form.version}
        url={urlFor('merchant.systems.upload', { id: form.id }, { qs: { _method: 'PUT' } })}
        submitLabel={words('save')}
        cancelUrl={own ? list : path}
      />
      <div className={classes.details}>
        <CardPanel {...props} />
        <Checks {...{ form, checks, can }} />
        <AccessPanel access={access} />
        <History logs={logs} colleagues={assignees} {...{ formType, options }} />
      </div>
    </>
  )
}
