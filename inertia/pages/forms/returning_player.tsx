import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { type Former, FormerFound } from '~/components/application/former_found'
import { FormPage } from '~/components/application/form_page'
import { PassportSearch } from '~/components/application/passport_search'
import { PlayerFieldset } from '~/fieldsets/player'
import type { FormPageProps, FormTypeProp } from '~/types'

type Props = FormPageProps & {
  search: string
  player: { initials: string; maskedEmail: string } | null
}

/** What may have changed since last year; the rest is known. */
const ASKED_ANEW = ['tour', 'player', 'type', 'validity']

export default function ReturningPlayerForm({ search, player, ...page }: Props) {
  const t = useTranslations('ui.returning')
  const [former, setFormer] = useState<Former | null>(null)
  const found = player && { ...player, passport: search.replace(/[\s./-]/g, '').toUpperCase() }
  // A refused form comes back to a page that knows nobody.
  if (found && found.passport !== former?.passport) setFormer(found)

  useEffect(() => {
    // The address should not go on showing a passport number.
    if (search)
      router.replace({
        url: urlFor('returning.create'),
        props: (props) => ({ ...props, search: '', player: null }),
        preserveScroll: true,
        preserveState: true,
      })
  }, [search])

  const formType = {
    ...forFormer(page.formType),
    title: t('title'),
    intro: t('lead'),
    preparation: t('preparation'),
  }
  return (
    <FormPage {...page} formType={formType}>
      {former ? (
        <>
          <FormerFound former={former} onLeave={() => setFormer(null)} />
          <ApplicationForm
            page={{ ...page, formType }}
            known={{ passportNumber: former.passport }}
            pathOf={() => urlFor('returning.store')}
          >
            <PlayerFieldset />
          </ApplicationForm>
        </>
      ) : (
        <PassportSearch />
      )}
    </FormPage>
  )
}

/** The same questions, most of which may stay empty; the passport found the person. */
function forFormer(formType: FormTypeProp): FormTypeProp {
  const { passportNumber: _, ...fields } = formType.fields
  const asked = Object.values(fields).map((field) => [
    field.name,
    { ...field, required: ASKED_ANEW.includes(field.name) },
  ])
  return { ...formType, fields: Object.fromEntries(asked) }
}
