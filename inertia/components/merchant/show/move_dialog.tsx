import { Alert, Button, List, Select, Stack, Text } from '@mantine/core'
import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { movesOf } from '#props/moves'
import { urlFor } from '~/client'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import type { ShownRequest } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'

export type Move = Awaited<ReturnType<typeof movesOf>>[number]

type Props = { form: ShownRequest; opened: boolean; onClose(): void }

export function MoveDialog({ form, opened, onClose }: Props) {
  const t = useTranslations('merchant.move')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <MoveForm form={form} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted again each time the dialog opens. */
function MoveForm({ form, onClose }: Omit<Props, 'opened'>) {
  const t = useTranslations('merchant.move')
  const { errors, moves } = usePage<{ errors: Record<string, string>; moves?: Move[] }>().props
  const [target, setTarget] = useState<string | null>(null)
  const [busy, whileBusy] = useBusy()
  const [refused, setRefused] = useState(false)
  const move = moves?.find(({ form: key }) => key === target)

  useEffect(() => {
    router.reload({ only: ['moves'], preserveUrl: true, showProgress: false })
  }, [])

  const send = () =>
    router.post(
      urlFor('merchant.forms.move', { form: form.type, id: form.id }),
      { form: target },
      {
        preserveState: 'errors',
        ...whileBusy,
        onError: () => setRefused(true),
      }
    )
  return (
    <Stack>
      <Text size="sm">{t('text')}</Text>
      <Select
        name="form"
        label={t('form')}
        placeholder={moves ? t('choose') : t('loading')}
        disabled={!moves}
        data={(moves ?? []).map(({ form: value, title: label }) => ({ value, label }))}
        value={target}
        onChange={(value) => {
          setTarget(value)
          setRefused(false)
        }}
        error={refused ? errors.form : undefined}
      />
      {move && <AnswerNames title={t('lost')} names={move.lost} none={t('nothingLost')} />}
      {move && <AnswerNames title={t('missing')} names={move.missing} none={t('nothingMissing')} />}
      {move?.endsQuestion && (
        <Alert variant="light" color="yellow">
          {t('endsQuestion')}
        </Alert>
      )}
      <DialogActions busy={busy} onClose={onClose}>
        <Button loading={busy} disabled={!move} onClick={send}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

function AnswerNames({ title, names, none }: { title: string; names: string[]; none: string }) {
  if (names.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    )
  return (
    <Alert variant="light" color="gray" title={title}>
      <List size="sm">
        {names.map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
