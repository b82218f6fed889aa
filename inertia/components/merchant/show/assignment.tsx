import { Button, Paper, Select, Stack, Text, Title } from '@mantine/core'
import { router, usePage } from '@inertiajs/react'
import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Can, Colleague, ShownRequest } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'

type Props = {
  form: ShownRequest
  assignedTo: Colleague | null
  assignees: Colleague[]
  can: Can
}

export function Assignment({ form, assignedTo, assignees, can }: Props) {
  const t = useTranslations('merchant.show.assignment')
  const { user } = usePage().props
  const [busy, whileBusy] = useBusy()
  const [error, setError] = useState<string>()
  const assign = (id: number | null) =>
    router.post(
      urlFor('merchant.forms.assign', { form: form.type, id: form.id }),
      { user: id },
      {
        preserveScroll: true,
        preserveState: true,
        ...whileBusy,
        onSuccess: () => setError(undefined),
        onError: (errors) => setError(errors.user),
      }
    )
  const mine = assignedTo !== null && assignedTo.id === user?.id
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="assignment-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="assignment-title">
          {t('title')}
        </Title>
        {can.edit ? (
          <>
            <Select
              name="user"
              aria-labelledby="assignment-title"
              placeholder={t('nobody')}
              data={optionsOf(assignees, assignedTo)}
              value={assignedTo ? String(assignedTo.id) : null}
              onChange={(id) => assign(id === null ? null : Number(id))}
              clearable
              searchable
              clearButtonProps={{ 'aria-label': t('clear') }}
              nothingFoundMessage={t('nothingFound')}
              disabled={busy}
              error={error}
            />
            {!mine && assignees.some(({ id }) => id === user?.id) && (
              <Button
                variant="default"
                size="xs"
                loading={busy}
                leftSection={<IconUserCheck size={15} stroke={1.6} aria-hidden />}
                onClick={() => assign(user!.id)}
              >
                {t('mine')}
              </Button>
            )}
          </>
        ) : (
          <Text size="sm" c={assignedTo ? undefined : 'dimmed'}>
            {assignedTo?.name ?? t('nobody')}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

function optionsOf(assignees: Colleague[], assignedTo: Colleague | null) {
  const gone = assignedTo && !assignees.some(({ id }) => id === assignedTo.id) ? [assignedTo] : []
  return [...gone, ...assignees].map(({ id, name }) => ({ value: String(id), label: name }))
}
