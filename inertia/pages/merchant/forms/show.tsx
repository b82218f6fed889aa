import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { WithheldNotice } from '~/components/merchant/withheld_notice'
import { PageHead } from '~/components/merchant/page_head'
import { AccessPanel } from '~/components/merchant/show/access_panel'
import { Answers } from '~/components/merchant/show/answers'
import { Assignment } from '~/components/merchant/show/assignment'
import { Balance } from '~/components/merchant/show/balance'
import { CardPanel } from '~/components/merchant/show/card_panel'
import { Checks } from '~/components/merchant/show/checks'
import { Consents } from '~/components/merchant/show/consents'
import { DecisionPanel } from '~/components/merchant/show/decision_panel'
import { DownloadsRead, type Downloads } from '~/components/merchant/show/downloads'
import { Guests } from '~/components/merchant/show/guests'
import { GuestEditor } from '~/components/merchant/guests/guest_editor'
import type { HostOption } from '~/components/merchant/guests/host_select'
import { History } from '~/components/merchant/show/history'
import { Identity } from '~/components/merchant/show/identity'
import { NeighbourLinks } from '~/components/merchant/show/neighbour_links'
import type { Move } from '~/components/merchant/show/move_dialog'
import { Notes } from '~/components/merchant/show/notes'
import { People } from '~/components/merchant/show/people'
import { RelocatePanel } from '~/components/merchant/show/relocate_panel'
import type { LedgerLine } from '~/components/merchant/types'
import type { requestProps } from '#props/request'
import classes from '~/components/merchant/show/show.module.css'

type Shown = Awaited<ReturnType<typeof requestProps>>

type Guest = Shown & {
  editing: boolean
  unnamed: boolean
}

type Props = Shown & {
  guest: Guest | null
  /** Loaded when a dialog opens. */
  moves?: Move[]
  movements?: LedgerLine[]
  guestPlayers?: HostOption[]
}

export default function MerchantFormsShow({ guest, movements, ...host }: Props) {
  const {
    form,
    type,
    logs,
    guests,
    parent,
    guestLinks,
    asked,
    corrected,
    withdrawnAt,
    checks,
    access,
    consents,
    notes,
    ledger,
    ledgerGoesOn,
    assignedTo,
    assignees,
    card,
    prints,
    earlierCards,
    formType,
    options,
    can,
  } = guest ?? host
  const t = useTranslations('merchant.show')
  const downloads = form.detail.documents as Downloads | undefined
  return (
    <>
      <PageHead
        title={t('documentTitle', { reference: form.idForm, type: formType.title })}
        heading={`${form.name} ${form.lastName}`}
        here={form.idForm}
        crumbs={[
          { label: t('crumb'), href: urlFor('merchant.form_types.index') },
          { label: formType.title, href: urlFor('merchant.forms.index', { form: type }) },
          ...(guest
            ? [
                {
                  label: host.form.idForm,
                  href: urlFor('merchant.forms.show', { form: host.type, id: host.form.id }),
                },
              ]
            : []),
        ]}
        action={<NeighbourLinks type={type} id={form.id} />}
      />
      {guest && <People host={host.form} guests={host.guests} guest={guest.form} />}
      {guest?.editing ? (
        <GuestEditor {...guest} host={host.form.id} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            <Identity {...{ form, parent, corrected, formType, options, can }} />
            <div className={classes.sections}>
              {formType.guest && (
                <Guests form={form} guests={guests} links={guestLinks} can={can} />
              )}
              {form.withheld ? (
                <WithheldNotice restricted={form.restricted} />
              ) : (
                <Answers {...{ form, corrected, formType, options, can }} />
              )}
              {downloads && <DownloadsRead documents={downloads} />}
              {consents.length > 0 && <Consents consents={consents} />}
            </div>
          </div>
          <div className={classes.side}>
            <aside className={classes.decision} aria-label={t('aside')}>
              <DecisionPanel
                {...{ form, asked, corrected, withdrawnAt, formType, can }}
                needsReason={checks.some(({ overridable }) => overridable)}
              />
              {!form.withheld && <Checks {...{ form, checks, can }} />}
            </aside>
            <aside className={classes.rest} aria-label={t('asideRest')}>
              <Assignment key={`assignment${form.id}`} {...{ form, assignedTo, assignees, can }} />
              {!form.withheld && <Notes {...{ form, notes, can }} />}
              {!form.withheld && (
                <Balance
                  key={`balance${form.id}`}
                  ledger={movements ?? ledger}
                  hasMore={ledgerGoesOn && !movements}
                  {...{ form, can }}
                />
              )}
              <CardPanel key={`card${form.id}`} {...{ form, card, prints, earlierCards, can }} />
              <AccessPanel key={`access${form.id}`} access={access} />
              {can.edit && <RelocatePanel key={`relocate${form.id}`} form={form} />}
              <History
                key={`history${form.id}`}
                {...{ logs, formType, options }}
                colleagues={assignees}
              />
            </aside>
          </div>
        </div>
      )}
    </>
  )
}
