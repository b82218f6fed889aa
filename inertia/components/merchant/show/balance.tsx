import { Button, Group, NumberInput, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Ledger } from '~/components/merchant/ledger/ledger'
import { useEuros } from '~/components/merchant/euros'
import { newNonce } from '~/components/application/new_answers'
import type { Can, LedgerLine, ShownRequest } from '~/components/merchant/types'

type Props = {
  form: ShownRequest
  ledger: LedgerLine[]
  hasMore: boolean
  can: Can
}

export function Balance({ form, ledger, hasMore, can }: Props) {
  const t = useTranslations('merchant.show.balance')
  const euros = useEuros()
  const [changing, setChanging] = useState(false)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="balance-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="balance-title">
          {t('title')}
        </Title>
        <Text size="sm">
          {t('credits', { value: form.credits })} · {euros(form.amount)}
        </Text>
        {can.edit && !changing && (
          <Button
            variant="default"
            size="xs"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
        )}
        {can.edit && changing && <Movement form={form} onClose={() => setChanging(false)} />}
        <Ledger lines={ledger} hasMore={hasMore} />
      </Stack>
    </Paper>
  )
}

function Movement({ form, onClose }: { form: ShownRequest; onClose(): void }) {
  const t = useTranslations('merchant.show.balance')
  const { data, setData, post, processing, errors } = useForm(() => ({
    credits: '' as string | number,
    amount: '',
    reason: '',
    nonce: newNonce(),
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        post(urlFor('merchant.forms.balance', { form: form.type, id: form.id }), {
          preserveScroll: true,
          preserveState: true,
          onSuccess: onClose,
        })
      }}
    >
      <Stack gap={6}>
        <Group gap="xs" grow align="flex-start" preventGrowOverflow={false}>
          <NumberInput
            name="credits"
            label={t('creditsLabel')}
            allowDecimal={false}
            error={errors.credits}
            value={data.credits}
            onChange={(value) => setData('credits', value)}
          />
          <TextInput
            name="amount"
            label={t('amountLabel')}
            inputMode="text"
            rightSection="€"
            error={errors.amount}
            value={data.amount}
            onChange={(event) => setData('amount', event.currentTarget.value)}
          />
        </Group>
        <Text size="xs" c="dimmed">
          {t('hint')}
        </Text>
        <TextInput
          name="reason"
          label={t('reason')}
          required
          maxLength={300}
          error={errors.reason}
          value={data.reason}
          onChange={(event) => setData('reason', event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={processing}>
            {t('save')}
          </Button>
          <Button variant="default" size="xs" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
