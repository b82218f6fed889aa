import { Anchor, Button, Group, Paper, Table, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import type { PersonMeals } from '~/components/merchant/default_player/team'
import { CellLabel } from '~/components/merchant/cell_label'
import { useRequestPath } from '~/components/merchant/request_path'
import { useEuros } from '~/components/merchant/euros'
import { StackedTable } from '~/components/merchant/stacked_table'

export function TeamMeals({ meals, cardUrl }: { meals: PersonMeals[]; cardUrl: string | null }) {
  const t = useTranslations('config.player.meals')
  const heads = [t('person'), t('restaurants'), t('credits'), t('euros')]
  return (
    <Paper withBorder component="section" aria-labelledby="player-meals">
      <Title order={2} size="h5" id="player-meals" px="md" pt="md" pb="xs">
        {t('title')}
      </Title>
      {cardUrl && (
        <Group px="md" pb="sm" gap="sm">
          <Text size="sm">{t('noCard')}</Text>
          <Button size="xs" variant="default" onClick={() => router.post(cardUrl)}>
            {t('makeCard')}
          </Button>
        </Group>
      )}
      {meals.length > 0 ? (
        <StackedTable heads={heads} horizontalSpacing="md">
          {meals.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </StackedTable>
      ) : (
        <Text size="sm" c="dimmed" px="md" pb="md">
          {t('empty')}
        </Text>
      )}
    </Paper>
  )
}

function PersonRow({ person }: { person: PersonMeals }) {
  const t = useTranslations('config.player.meals')
  const pathOf = useRequestPath()
  const { name, restaurants, ruled, lacking, credits, amount } = person
  const euros = useEuros()
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={pathOf(person)} size="sm">
          {name}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('restaurants')}</CellLabel>
        {restaurants.join(', ') || t('none')}
        {ruled.length > 0 && (
          <Text size="xs" c="dimmed">
            {lacking.length > 0
              ? t('lacking', { names: lacking.join(', ') })
              : t('ruled', { names: ruled.join(', ') })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('credits')}</CellLabel>
        {credits.given > 0 ? t('used', credits) : t('none')}
        {credits.given > 0 && (
          <Text size="xs" c="dimmed">
            {t('left', { left: credits.left })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('euros')}</CellLabel>
        {Number(amount.given) > 0
          ? t('usedEuros', { used: euros(amount.used), given: euros(amount.given) })
          : t('none')}
        {Number(amount.given) > 0 && (
          <Text size="xs" c="dimmed">
            {t('leftEuros', { left: euros(amount.left) })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
