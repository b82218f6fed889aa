import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PlayerForm, type EditedPlayer } from '~/components/merchant/default_player/player_form'
import { PlayerRequests } from '~/components/merchant/default_player/player_requests'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import type { Options, Related } from '~/components/merchant/types'

type Props = {
  player: EditedPlayer
  requests: Related[]
  requestCount: number
  options: Options
}

export default function MerchantConfigDefaultPlayerEdit(props: Props) {
  const { player, requests, requestCount, options } = props
  const t = useTranslations('config.player')
  const name = `${player.name} ${player.lastName}`
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.default_players.index') }]}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText', { name, count: requestCount })}
            confirm={requestCount === 0 ? t('removeConfirm', { name }) : undefined}
            url={urlFor('merchant.default_players.destroy', { id: player.id })}
          />
        }
      />
      <Stack>
        <PlayerForm player={player} options={options} />
        <PlayerRequests requests={requests} count={requestCount} />
      </Stack>
    </>
  )
}
