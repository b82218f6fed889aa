import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { EditionForm } from '~/components/merchant/tournament/edition_form'
import type { Choices } from '~/components/merchant/tournament/types'

export default function MerchantConfigTournamentCreate({ forms, usual, activeNow }: Choices) {
  const t = useTranslations('config.tournament')
  return (
    <>
      <PageHead
        title={t('create')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.tournaments.index') }]}
      />
      <EditionForm forms={forms} usual={usual} activeNow={activeNow} />
    </>
  )
}
