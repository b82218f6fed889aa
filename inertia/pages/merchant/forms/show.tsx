import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { Answers } from '~/components/merchant/show/answers'
import { CardPanel, type CardInfo } from '~/components/merchant/show/card_panel'
import { Checks } from '~/components/merchant/show/checks'
import { DecisionPanel } from '~/components/merchant/show/decision_panel'
import { DownloadsRead } from '~/components/merchant/show/downloads'
import { Guests } from '~/components/merchant/show/guests'
import { History } from '~/components/merchant/show/history'
import { Identity } from '~/components/merchant/show/identity'
import { NeighbourLinks } from '~/components/merchant/show/neighbour_links'
import type {
  Asked,
  Can,
  Check,
  FormTypeProp,
  GuestLink,
  LogEntry,
  Options,
  Related,
  RequestRow,
} from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  form: RequestRow
  type: string
  logs: LogEntry[]
  guests: Related[]
  parent: Related | null
  guestLinks: GuestLink[]
  asked: Asked | null
  withdrawnAt: string | null
  checks: Check[]
  card: CardInfo
  formType: FormTypeProp
  options: Options
  can: Can
}

export default function MerchantFormsShow({
  form,
  type,
  logs,
  guests,
  parent,
  guestLinks,
  asked,
  withdrawnAt,
  checks,
  card,
  formType,
  options,
  can,
}: Props) {
  const t = useTranslations('merchant.show')
  return (
    <>
      <PageHead
        title={t('documentTitle', { reference: form.idForm, type: formType.title })}
        heading={`${form.name} ${form.lastName}`}
        here={form.idForm}
        crumbs={[
          { label: t('crumb'), href: urlFor('merchant.form_types.index') },
          { label: formType.title, href: urlFor('merchant.forms.index', { form: type }) },
        ]}
        action={<NeighbourLinks type={type} id={form.id} />}
      />
      <div className={classes.columns}>
        <Identity form={form} parent={parent} formType={formType} options={options} />
        <aside className={classes.side} aria-label={t('aside')}>
          <DecisionPanel {...{ form, asked, withdrawnAt, formType, can }} />
          <Checks checks={checks} />
          <CardPanel form={form} card={card} can={can} />
          <History logs={logs} formType={formType} options={options} />
        </aside>
        <div className={classes.sections}>
          {formType.guest && <Guests form={form} guests={guests} links={guestLinks} can={can} />}
          <Answers form={form} formType={formType} options={options} can={can} />
          {form.detail.documents && <DownloadsRead documents={form.detail.documents} />}
        </div>
      </div>
    </>
  )
}
