import { Button, Checkbox, Group, Paper, ScrollArea, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedPlayer } from '~/components/merchant/default_player/player_table'
import classes from '~/components/merchant/default_player/draw_list.module.css'
import { searchWords } from '#shared/fold'

/** `searchText` is the name in lower case without accents and apostrophes. */
export type DrawnPlayer = ListedPlayer & { searchText: string }

type Props = {
  players: DrawnPlayer[]
  others: number
  staying: Set<number>
  onChange(staying: Set<number>): void
}

export function DrawList({ players, others, staying, onChange }: Props) {
  const t = useTranslations('config.player.draws')
  const [search, setSearch] = useState('')
  const inDraw = players.filter(({ id }) => staying.has(id))
  const words = searchWords(search)
  const matches = players.filter(({ searchText, playerId }) => {
    const text = `${searchText} ${playerId?.toLowerCase() ?? ''}`
    return words.every((word) => text.includes(word))
  })
  const mark = (ids: number[], stays: boolean) => {
    const next = new Set(staying)
    for (const id of ids) {
      if (stays) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  const markMatches = (stays: boolean) => {
    const ids = matches.map(({ id }) => id)
    mark(ids, stays)
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('list')}>
      <Group justify="space-between" mb="xs" gap="xs">
        <Text size="sm" fw={600} role="status">
          {t('staying', { staying: inDraw.length, total: players.length })}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => markMatches(true)}>
            {t('allIn')}
          </Button>
          <Button size="xs" variant="default" onClick={() => markMatches(false)}>
            {t('allOut')}
          </Button>
        </Group>
      </Group>
      <TextInput
        type="search"
        size="xs"
        mb="xs"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {players.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('empty')}
        </Text>
      ) : (
        <ScrollArea.Autosize mah={520} type="auto" viewportProps={{ tabIndex: 0 }}>
          <ul className={classes.list}>
            {matches.map((player) => (
              <li key={player.id}>
                <Checkbox
                  label={
                    <>
                      {player.fullName}
                      <Text span size="xs" c="dimmed">
                        {' '}
                        {[
                          player.nationality,
                          player.rank && t('ranked', { rank: player.rank }),
                          player.taken.members > 0 && t('members', player.taken),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </>
                  }
                  checked={staying.has(player.id)}
                  onChange={(event) => mark([player.id], event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
      {others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('others', { count: others })}
        </Text>
      )}
    </Paper>
  )
}
