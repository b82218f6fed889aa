import { Alert, Button, List, Paper, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { askServer } from '~/components/merchant/ask_server'
import type { DrawAnswer } from '~/components/merchant/default_player/draw_preview'

type Line = DrawAnswer['lines'][number]

type Props = {
  url: string
  tour: string
  onRead(staying: number[]): void
}

/** Ticks players from a pasted list of names or tour ids, and shows unknown lines. */
export function ListReader({ url, tour, onRead }: Props) {
  const t = useTranslations('config.player.draws')
  const [list, setList] = useState('')
  const [listed, setListed] = useState<'in' | 'out'>('in')
  const [lines, setLines] = useState<Line[] | null>(null)
  const [state, setState] = useState<'busy' | 'failed' | null>(null)
  const read = async () => {
    setState('busy')
    try {
      const answer = await askServer<DrawAnswer>(url, { tour, list, listed, preview: true })
      setLines(answer.lines)
      setState(null)
      if (answer.lines.some(({ players }) => players.length === 1)) onRead(answer.players)
    } catch {
      setState('failed')
    }
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('reader')}>
      <Stack gap="sm">
        <Textarea
          label={t('paste')}
          description={t('pasteHint')}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={60_000}
          value={list}
          onChange={(event) => setList(event.currentTarget.value)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('listed')}
          data={[
            { value: 'in', label: t('listedIn') },
            { value: 'out', label: t('listedOut') },
          ]}
          value={listed}
          onChange={setListed}
        />
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={state === 'busy'}
          disabled={list.trim() === ''}
          onClick={read}
        >
          {t('read')}
        </Button>
        {state === 'failed' && <Alert color="red">{t('failed')}</Alert>}
        {lines && <Lines lines={lines} />}
      </Stack>
    </Paper>
  )
}

function Lines({ lines }: { lines: Line[] }) {
  const t = useTranslations('config.player.draws')
  const unmatched = lines.filter(({ players }) => players.length !== 1)
  return (
    <div role="status">
      <Text size="sm">
        {t('found', { found: lines.length - unmatched.length, lines: lines.length })}
      </Text>
      {unmatched.length > 0 && (
        <List size="sm" mt={4}>
          {unmatched.map(({ line, text, players }) => (
            <List.Item key={line}>
              {players.length === 0
                ? t('unknown', { line, text })
                : t('ambiguous', {
                    line,
                    text,
                    names: players.map(({ name }) => name).join(', '),
                  })}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  )
}
