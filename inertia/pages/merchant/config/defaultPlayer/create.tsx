import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PlayerForm } from '~/components/merchant/default_player/player_form'
import { PageHead } from '~/components/merchant/page_head'
import type { Options } from '~/components/merchant/types'

export default function MerchantConfigDefaultPlayerCreate({ options }: { options: Options }) {
  const t = useTranslations('config.player')
  return (
    <>
      <PageHead
        title={t('create')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.default_players.index') }]}
      />
      <PlayerForm options={options} />
    </>
  )
}
