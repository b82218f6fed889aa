import { Button, Checkbox, NumberInput, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { PageHead } from '~/components/merchant/page_head'
import type { Role } from '#shared/roles'

type Props = {
  rules: { factorRoles: Role[]; graceDays: number }
  roles: { value: Role; label: string; users: number; missing: number }[]
}

export default function MerchantConfigLogin({ rules, roles }: Props) {
  const t = useTranslations('config.login')
  const { data, setData, errors, put, processing, isDirty, setDefaults } = useForm(rules)
  useLeaveGuard(isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    put(urlFor('merchant.login_rules.update'), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: () => setDefaults(),
    })
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Paper withBorder p="lg" maw={720} component="form" onSubmit={submit} noValidate>
        <Stack>
          <Text c="dimmed">{t('text')}</Text>
          <Checkbox.Group
            label={t('roles')}
            description={t('rolesHint')}
            value={data.factorRoles}
            onChange={(chosen) => setData('factorRoles', chosen as Role[])}
            error={errors.factorRoles}
          >
            <Stack gap="sm" mt="sm">
              {roles.map(({ value, label, users, missing }) => (
                <Checkbox
                  key={value}
                  name="factorRoles"
                  value={value}
                  label={label}
                  description={t('missing', { users, missing })}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <NumberInput
            name="graceDays"
            label={t('graceDays')}
            description={t('graceHint')}
            w={{ base: '100%', xs: 320 }}
            min={0}
            max={90}
            allowDecimal={false}
            value={data.graceDays}
            onChange={(days) => setData('graceDays', Number(days))}
            error={errors.graceDays}
          />
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
    </>
  )
}
