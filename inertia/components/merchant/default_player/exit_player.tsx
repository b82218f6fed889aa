import { Anchor, Badge, Checkbox, Group, Paper, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Places } from '~/components/merchant/default_player/player_form'
import type { TeamLink, TeamMember } from '~/components/merchant/default_player/team'
import { LinkStatus } from '~/components/merchant/link_status'
import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import { formatDay } from '#shared/days'
import classes from '~/components/merchant/show/show.module.css'

export type OutPlayer = {
  id: number
  name: string
  tour: string
  taken: Places
  most: Places
  team: (TeamMember & { over: boolean })[]
  links: TeamLink[]
}

export type ExitSelection = { people: number[]; links: number[]; day: string; meals: boolean }

type Props = { player: OutPlayer; chosen: ExitSelection; onChange(chosen: ExitSelection): void }

export function ExitPlayer({ player, chosen, onChange }: Props) {
  const t = useTranslations('config.player.exit')
  const { id, name, tour, taken, most, team, links } = player
  const toggle = (list: 'people' | 'links', chosenId: number) => {
    const others = chosen[list].filter((other) => other !== chosenId)
    const wasTicked = others.length < chosen[list].length
    onChange({ ...chosen, [list]: wasTicked ? others : [...others, chosenId] })
  }
  const excess = taken.members - most.members
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={`out-${id}`}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h5" id={`out-${id}`}>
          <Anchor
            component={Link}
            href={urlFor('merchant.default_players.edit', { id })}
            inherit
            c="inherit"
          >
            {name}
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {tour}
          </Text>
        </Title>
        <Text size="sm" c={excess > 0 ? 'red' : 'dimmed'} fw={excess > 0 ? 600 : undefined}>
          {t('places', { taken: taken.members, most: most.members, over: Math.max(0, excess) })}
        </Text>
      </Group>
      {team.length + links.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('nobody')}
        </Text>
      )}
      <ul className={classes.related}>
        {team.map((person) => (
          <li key={person.id} className={classes.row}>
            <Group gap="xs" wrap="nowrap">
              <Checkbox
                aria-label={t('close', { name: `${person.name} ${person.lastName}` })}
                checked={chosen.people.includes(person.id)}
                onChange={() => toggle('people', person.id)}
              />
              <span>
                <RelatedLink person={person} />{' '}
                <Text span size="xs" c="dimmed">
                  {t('until', { day: formatDay(person.until), credits: person.credits })}
                </Text>
              </span>
            </Group>
            <Group gap="xs">
              {person.over && (
                <Badge color="red" variant="light" tt="none">
                  {t('over')}
                </Badge>
              )}
              <StateBadge
                state={person.state}
                withdrawn={person.withdrawn}
                reserved={person.reserved}
              />
            </Group>
          </li>
        ))}
        {links.map((link) => (
          <li key={`link ${link.id}`} className={classes.row}>
            <Checkbox
              label={t('invitation', {
                email: link.email ?? '',
                has: link.email ? 'yes' : 'no',
                name: link.host.name,
              })}
              checked={chosen.links.includes(link.id)}
              onChange={() => toggle('links', link.id)}
            />
            <Group gap="xs">
              <LinkStatus state={link.state} expiresAt={link.expiresAt} />
            </Group>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
