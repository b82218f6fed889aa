import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Player } from '~/components/merchant/default_player/player_form'
import { DrawBadge } from '~/components/merchant/default_player/draw_badge'
import { SearchBox } from '~/components/merchant/search_box'
import classes from '~/components/merchant/show/show.module.css'

type Props = { player: Player; candidates: Player[]; search: string }

/** Suggests other rows of the list that may be the same player, or searches for one. */
export function MergeChoice({ player, candidates, search }: Props) {
  const t = useTranslations('config.player.merge')
  const url = (qs: Record<string, string | number>) =>
    urlFor('merchant.default_players.merge.create', { id: player.id }, { qs })
  return (
    <Paper withBorder p="md" maw={720}>
      <Stack>
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onSearch={(sought) =>
            router.get(
              url(sought ? { search: sought } : {}),
              {},
              {
                preserveState: true,
                preserveScroll: true,
                replace: true,
              }
            )
          }
        />
        <Text size="sm" c="dimmed" role="status">
          {candidates.length > 0
            ? t(search ? 'found' : 'alike')
            : t(search ? 'nobodyFound' : 'nobodyAlike')}
        </Text>
        <ul className={classes.related}>
          {candidates.map((candidate) => (
            <li key={candidate.id} className={classes.row}>
              <span>
                <Text span fw={600} size="sm">
                  {candidate.fullName}
                </Text>{' '}
                <Text span size="xs" c="dimmed">
                  {[
                    candidate.nationality,
                    candidate.playerId,
                    candidate.rank && t('ranked', { rank: candidate.rank }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <Group gap="xs">
                <DrawBadge active={candidate.active} />
                <Button
                  size="xs"
                  variant="default"
                  component={Link}
                  href={url({ other: candidate.id })}
                  aria-label={t('chooseOne', { name: candidate.fullName })}
                >
                  {t('choose')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
