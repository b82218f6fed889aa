import { router } from '@inertiajs/react'
import { IconUserCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { type Returning, ReturningMember } from '~/components/application/returning_member'
import { FormPage } from '~/components/application/form_page'
import { PassportSearch } from '~/components/application/passport_search'
import type { Answers } from '~/fields/checks'
import { PlayerFieldset } from '~/fieldsets/player'
import type { FormPageProps, FormTypeProp } from '~/types'

type Props = FormPageProps & {
  search: string
  player: { initials: string; maskedEmail: string } | null
  /** Last year's answers, once the link in the mail was opened. */
  known: Answers | null
}

export default function ReturningPlayerForm({ search, player, known, ...page }: Props) {
  const t = useTranslations('ui.returning')
  const [returning, setReturning] = useState<Returning | null>(null)
  const passport = search.replace(/[\s./-]/g, '').toUpperCase()
  // After the mail is sent the page comes back without a player: remember the one that was found.
  if (player && search && passport !== returning?.passport) setReturning({ ...player, passport })

  useEffect(() => {
    // A passport number must not stay in the address.
    if (search)
      router.replace({
        url: urlFor('returning.create'),
        props: (props) => ({ ...props, search: '', player: null }),
        preserveScroll: true,
        preserveState: true,
      })
  }, [search])

  const formType = {
    ...withoutPassport(page.formType),
    title: t('title'),
    intro: t('lead'),
    preparation: t('preparation'),
  }
  return (
    <FormPage {...page} formType={formType}>
      {known ? (
        <>
          <div className="notice notice-good form-notice" role="status">
            <IconUserCheck size={20} aria-hidden />
            <div>
              <p>{t('filled', { who: player!.initials })}</p>
              <p>{t('rest', { passport: known.passportNumber })}</p>
              <a href={urlFor('returning.search')} className="link">
                {t('other')}
              </a>
            </div>
          </div>
          <ApplicationForm
            page={{ ...page, formType }}
            known={known}
            keepDraft={false}
            pathOf={() => urlFor('returning.store')}
          >
            <PlayerFieldset />
          </ApplicationForm>
        </>
      ) : returning ? (
        <ReturningMember
          key={returning.passport}
          returning={returning}
          onLeave={() => setReturning(null)}
        />
      ) : (
        <PassportSearch />
      )}
    </FormPage>
  )
}

function withoutPassport(formType: FormTypeProp): FormTypeProp {
  const { passportNumber: _, ...fields } = formType.fields
  return { ...formType, fields }
}
