import { Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Places } from '~/components/merchant/default_player/player_form'
import type { TeamMember } from '~/components/merchant/default_player/team'
import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import { type PlaceKind, placeKinds } from '#shared/choices'
import { formatDay } from '#shared/days'
import classes from '~/components/merchant/show/show.module.css'

type Props = { taken: Places; most: Places; team: TeamMember[]; openLinks: number }

export function PlacePanels({ team, ...props }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }}>
      {placeKinds.map((kind) => (
        <PlacePanel
          key={kind}
          kind={kind}
          people={team.filter(({ takes }) => takes.includes(kind))}
          {...props}
        />
      ))}
    </SimpleGrid>
  )
}

type PanelProps = Omit<Props, 'team'> & { kind: PlaceKind; people: TeamMember[] }

function PlacePanel({ kind, people, taken, most, openLinks }: PanelProps) {
  const t = useTranslations('config.player')
  const excess = taken[kind] - most[kind]
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={`places-${kind}`}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={2} size="h5" id={`places-${kind}`}>
          {t(`places.${kind}`)}
        </Title>
        <Text size="sm" c={excess > 0 ? 'red' : 'dimmed'} fw={excess > 0 ? 600 : undefined}>
          {excess > 0 ? t('over', { over: excess }) : t('left', { left: -excess })}
        </Text>
      </Group>
      <Text size="xl" fw={600} mb="xs">
        {t('of', { taken: taken[kind], most: most[kind] })}
      </Text>
      {people.length > 0 ? (
        <ul className={classes.related}>
          {people.map((person) => (
            <li key={person.id} className={classes.row}>
              <span>
                <RelatedLink person={person} />
              </span>
              <Group gap="xs">
                <StateBadge
                  state={person.state}
                  withdrawn={person.withdrawn}
                  reserved={person.reserved}
                />
                {kind === 'dayPasses' && person.day && (
                  <Text size="xs" c="dimmed">
                    {formatDay(person.day)}
                  </Text>
                )}
              </Group>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {t('nobody')}
        </Text>
      )}
      {kind === 'guests' && openLinks > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('heldByLinks', { count: openLinks })}
        </Text>
      )}
    </Paper>
  )
}
