import { Badge, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { Moment } from '~/components/merchant/moment'
import type { Can, Note, ShownRequest } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { form: ShownRequest; notes: Note[]; can: Can }

export function Notes({ form, notes, can }: Props) {
  const t = useTranslations('merchant.show.notes')
  const [removing, setRemoving] = useState<Note | null>(null)
  const params = { form: form.type, id: form.id }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="notes-title">
      <Group gap="xs" mb="xs">
        <Title order={2} size="sm" fw={600} id="notes-title">
          {t('title')}
        </Title>
        {notes.length > 0 && (
          <Badge size="sm" variant="default">
            {notes.length}
          </Badge>
        )}
      </Group>
      {can.edit && <NewNote key={form.id} url={urlFor('merchant.forms.notes.store', params)} />}
      {notes.length === 0 && !can.edit && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      <ul className={classes.related}>
        {notes.map((note) => (
          <li key={note.id}>
            <Text size="sm" className={classes.reason}>
              {note.text}
            </Text>
            <Group gap={6} justify="space-between">
              <Text size="xs" c="dimmed">
                {note.user ?? t('nobody')} · <Moment at={note.at} />
              </Text>
              {note.mayRemove && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  onClick={() => setRemoving(note)}
                >
                  {t('remove')}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={removing !== null}
        title={t('removeTitle')}
        text={t('removeText', { text: removing?.text.slice(0, 200) ?? '' })}
        confirm={t('removeConfirm')}
        url={urlFor('merchant.forms.notes.destroy', { ...params, note: removing?.id ?? 0 })}
        onClose={() => setRemoving(null)}
      />
    </Paper>
  )
}

function NewNote({ url }: { url: string }) {
  const t = useTranslations('merchant.show.notes')
  const { data, setData, post, processing, errors, reset } = useForm({ text: '' })
  const send = () => {
    if (data.text.trim() === '' || processing) return
    post(url, { preserveScroll: true, preserveState: true, onSuccess: () => reset() })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap={6} mb="sm">
        <Textarea
          name="text"
          label={t('label')}
          description={t('hint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          error={errors.text}
          value={data.text}
          onChange={(event) => setData('text', event.currentTarget.value)}
          onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
        />
        <Button
          type="submit"
          variant="default"
          size="xs"
          loading={processing}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('add')}
        </Button>
      </Stack>
    </form>
  )
}
