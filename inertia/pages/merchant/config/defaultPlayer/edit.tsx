import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconArrowMerge, IconDoorExit } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PlacePanels } from '~/components/merchant/default_player/place_panels'
import {
  PlayerForm,
  type EditedPlayer,
  type Places,
} from '~/components/merchant/default_player/player_form'
import { PlayerLinks } from '~/components/merchant/default_player/player_links'
import { PlayerRequests } from '~/components/merchant/default_player/player_requests'
import { DrawBadge } from '~/components/merchant/default_player/draw_badge'
import type { PersonMeals, TeamLink, TeamMember } from '~/components/merchant/default_player/team'
import { TeamMeals } from '~/components/merchant/default_player/team_meals'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import type { Options, Related } from '~/components/merchant/types'

type Props = {
  player: EditedPlayer & { taken: Places; most: Places }
  revision: string
  requests: Related[]
  visibleRequestCount: number
  requestCount: number
  team: TeamMember[]
  links: TeamLink[]
  meals: PersonMeals[]
  ownCard: boolean
  options: Options
}

export default function MerchantConfigDefaultPlayerEdit(props: Props) {
  const { player, revision, requests, visibleRequestCount, requestCount, ...shown } = props
  const { team, links, meals, ownCard, options } = shown
  const t = useTranslations('config.player')
  const { id, fullName: name, active } = player
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.default_players.index') }]}
        beside={<DrawBadge active={active} />}
        action={
          <Group gap="xs">
            {!active && (
              <Button
                variant="default"
                component={Link}
                href={urlFor('merchant.default_players.out.create', {}, { qs: { player: id } })}
                leftSection={<IconDoorExit size={16} aria-hidden />}
              >
                {t('exit.link')}
              </Button>
            )}
            <Button
              variant="default"
              component={Link}
              href={urlFor('merchant.default_players.merge.create', { id })}
              leftSection={<IconArrowMerge size={16} aria-hidden />}
            >
              {t('merge.link')}
            </Button>
            <RemoveButton
              label={t('remove')}
              title={t('removeTitle', { name })}
              text={t('removeText', { name, count: requestCount })}
              confirm={requestCount === 0 ? t('removeConfirm', { name }) : undefined}
              url={urlFor('merchant.default_players.destroy', { id })}
            />
          </Group>
        }
      />
      <Stack maw={1100}>
        <PlacePanels {...player} team={team} openLinks={links.length} />
        <PlayerLinks links={links} />
        <TeamMeals
          meals={meals}
          cardUrl={ownCard ? null : urlFor('merchant.default_players.card.store', { id })}
        />
        <PlayerForm key={revision} {...{ player, revision, options }} />
        <PlayerRequests requests={requests} count={visibleRequestCount} />
      </Stack>
    </>
  )
}
