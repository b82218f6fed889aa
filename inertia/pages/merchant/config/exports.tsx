import { Button, MultiSelect, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { PageHead } from '~/components/merchant/page_head'

type Props = {
  revision: string
  at: string
  users: { id: number; name: string; email: string; mayExport: boolean }[]
  types: { type: string; title: string; users: number[] }[]
}

export default function MerchantConfigExports(props: Props) {
  const t = useTranslations('config.exports')
  return (
    <>
      <PageHead title={t('title')} />
      <RecipientsForm key={props.revision} {...props} />
    </>
  )
}

function RecipientsForm({ revision, at, users, types }: Props) {
  const t = useTranslations('config.exports')
  const { data, setData, put, processing, errors, isDirty, transform } = useForm({
    recipients: Object.fromEntries(types.map((type) => [type.type, type.users.map(String)])),
  })
  useLeaveGuard(isDirty)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    transform(({ recipients }) => ({
      revision,
      recipients: Object.fromEntries(
        Object.entries(recipients).map(([type, ids]) => [type, ids.map(Number)])
      ),
    }))
    put(urlFor('merchant.export_recipients.update'), { preserveScroll: true })
  }
  return (
    <Paper withBorder p="lg" maw={720} component="form" onSubmit={submit}>
      <Stack>
        <Text c="dimmed">{t('text', { at })}</Text>
        {types.map(({ type, title }) => (
          <MultiSelect
            key={type}
            name={`recipients.${type}`}
            label={title}
            placeholder={data.recipients[type].length === 0 ? t('administrators') : undefined}
            data={users.map(({ id, name, email, mayExport }) => ({
              value: String(id),
              label: mayExport ? `${name} (${email})` : t('withoutRight', { name, email }),
            }))}
            error={errors[`recipients.${type}`]}
            value={data.recipients[type]}
            onChange={(ids) => setData('recipients', { ...data.recipients, [type]: ids })}
            searchable
            nothingFoundMessage={t('nothingFound')}
            hidePickedOptions
          />
        ))}
        <Button
          type="submit"
          loading={processing}
          disabled={!isDirty}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('save')}
        </Button>
      </Stack>
    </Paper>
  )
}
