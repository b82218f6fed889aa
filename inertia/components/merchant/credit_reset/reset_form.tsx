import { Button, Group, Paper, Stack, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { creditResetLists, creditResetRow } from '#props/credit_reset'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { SourceFields } from '~/components/merchant/mass_update/source_fields'
import { TargetFields } from '~/components/merchant/mass_update/target_fields'

export type Reset = ReturnType<typeof creditResetRow>

export type ResetLists = ReturnType<typeof creditResetLists>

export function ResetForm({ reset, columns, ...lists }: ResetLists & { reset?: Reset }) {
  const t = useTranslations('config.creditReset')
  const { data, setData, submit, processing, errors, isDirty, transform } = useForm({
    name: reset?.name ?? '',
    sourceColumn: reset?.sourceColumn ?? 'category',
    sourceValues: reset?.sourceValues.split(',') ?? [],
    resetColumn: reset?.resetColumn ?? lists.targets[0].value,
    resetValue: reset?.resetValue ?? '',
    dailyAt: reset?.dailyAt ?? '',
  })
  useLeaveGuard(isDirty)
  const change = (changes: Partial<typeof data>) => setData({ ...data, ...changes })
  const save = (event: FormEvent) => {
    event.preventDefault()
    transform((typed) => ({
      ...typed,
      sourceValues: typed.sourceValues.join(','),
      dailyAt: typed.dailyAt || null,
    }))
    if (reset) submit('put', urlFor('merchant.credit_resets.update', { id: reset.id }))
    else submit('post', urlFor('merchant.credit_resets.store'))
  }
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <TextInput
          name="name"
          label={t('name')}
          maxLength={80}
          value={data.name}
          error={errors.name}
          onChange={(event) => setData('name', event.currentTarget.value)}
        />
        <SourceFields {...{ columns, data, errors }} onChange={change} />
        <TargetFields {...{ ...lists, data, errors }} onChange={change} />
        <TextInput
          name="dailyAt"
          label={t('dailyAt')}
          description={t('dailyAtHint')}
          placeholder="06:00"
          autoComplete="off"
          classNames={{ wrapper: 'width-short' }}
          value={data.dailyAt}
          error={errors.dailyAt}
          onChange={(event) => setData('dailyAt', event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(reset ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.credit_resets.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
