import { Button, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { PlayerForm, type EditedPlayer } from '~/components/merchant/default_player/player_form'
import { PlayerRequests } from '~/components/merchant/default_player/player_requests'
import { PageHead } from '~/components/merchant/page_head'
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
  const [removing, setRemoving] = useState(false)
  const name = `${player.name} ${player.lastName}`
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.default_players.index') }]}
        action={
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        }
      />
      <Stack>
        <PlayerForm player={player} options={options} />
        <PlayerRequests requests={requests} count={requestCount} />
      </Stack>
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText', { name, count: requestCount })}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.default_players.destroy', { id: player.id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
