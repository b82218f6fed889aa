import {
  Alert,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Places } from '#models/default_player/allowance'
import type { Options } from '~/components/merchant/types'
import { formatDay } from '#shared/days'
import { withSlashes } from '~/fields/inputs/date'

export type { Places }

export type Player = Data.DefaultPlayer

export type EditedPlayer = Data.DefaultPlayer.Variants['forEdit']

type Props = { player?: EditedPlayer; revision?: string; options: Options }

export function PlayerForm({ player, revision, options }: Props) {
  const t = useTranslations('config.player')
  const ui = useTranslations('ui.form')
  const { data, setData, submit, processing, errors, isDirty } = useForm({
    tour: player?.tour ?? 'ATP',
    playerId: player?.playerId ?? '',
    name: player?.name ?? '',
    lastName: player?.lastName ?? '',
    birthDate: player?.birthDate ? formatDay(player.birthDate) : '',
    nationality: player?.nationality ?? null,
    rank: player?.rank ?? '',
    draw: player?.draw ?? null,
    active: player?.active ?? true,
    revision,
  })
  useLeaveGuard(isDirty)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (player) submit('put', urlFor('merchant.default_players.update', { id: player.id }))
    else submit('post', urlFor('merchant.default_players.store'))
  }
  const text = (name: 'name' | 'lastName' | 'playerId', hint?: string) => (
    <TextInput
      name={name}
      label={t(name)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={errors[name]}
      autoComplete="off"
      value={data[name]}
      onChange={(event) => setData(name, event.currentTarget.value)}
    />
  )
  const select = (name: 'tour' | 'nationality' | 'draw', list: string) => (
    <Select
      name={name}
      label={name === 'tour' ? t(name) : t('optional', { name: t(name) })}
      error={errors[name]}
      data={options[list].map(({ value, label }) => ({ value, label }))}
      searchable={name === 'nationality'}
      clearable={name !== 'tour'}
      clearButtonProps={{ 'aria-label': t('clear', { name: t(name) }) }}
      allowDeselect={false}
      nothingFoundMessage={ui('nothingFound')}
      value={data[name]}
      onChange={(value) => setData(name, value)}
    />
  )
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {text('name', t('nameHint'))}
          {text('lastName')}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          {select('tour', 'tours')}
          {text('playerId')}
          <NumberInput
            name="rank"
            label={t('rank')}
            error={errors.rank}
            min={1}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            value={data.rank}
            onChange={(rank) => setData('rank', rank)}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {select('nationality', 'countries')}
          {select('draw', 'draws')}
        </SimpleGrid>
        <TextInput
          name="birthDate"
          label={t('birthDate')}
          placeholder={ui('datePlaceholder')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.birthDate}
          classNames={{ wrapper: 'width-date' }}
          value={data.birthDate}
          onChange={(event) =>
            setData('birthDate', withSlashes(event.currentTarget.value, data.birthDate))
          }
        />
        <Checkbox
          name="active"
          label={t('active')}
          description={t('activeHint')}
          error={errors.active}
          checked={data.active}
          onChange={(event) => setData('active', event.currentTarget.checked)}
        />
        {player && data.active !== player.active && <Consequence player={player} />}
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(player ? 'save' : 'add')}
          </Button>
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.default_players.index')}
          >
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** How the team's places change when the player enters or leaves the draw. */
function Consequence({ player }: { player: EditedPlayer }) {
  const t = useTranslations('config.player')
  const { active, inactive } = player.mostIf
  const [from, to] = player.active ? [active, inactive] : [inactive, active]
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
      {from.members === to.members
        ? t('samePlaces', { members: to.members })
        : t('otherPlaces', { from: from.members, to: to.members })}
    </Alert>
  )
}
