import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  MultiSelect,
  NativeSelect,
  Paper,
  PasswordInput,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Account, AccountOptions } from '~/components/merchant/user/types'
import {
  belongsToRestaurants,
  columnOf,
  rights,
  rolesThatMay,
  takesRights,
  type Role,
} from '#shared/roles'

type Props = { account?: Account; revision?: string; options: AccountOptions }

export function UserForm({ account, revision, options }: Props) {
  const t = useTranslations('config.users')
  const hints = useTranslations('merchant.shell.roleHints')
  const { data, setData, submit, processing, errors, isDirty } = useForm({
    name: account?.name ?? '',
    email: account?.email ?? '',
    role: account?.role ?? ('staff' as Role),
    password: '',
    password_confirmation: '',
    canCreate: account?.canCreate ?? false,
    canEdit: account?.canEdit ?? false,
    canPrint: account?.canPrint ?? false,
    canRfid: account?.canRfid ?? false,
    canToppanel: account?.canToppanel ?? false,
    formTypes: account?.formTypes ?? [],
    restaurants: account?.restaurants.map(({ id }) => String(id)) ?? [],
    // A new user sees no data of minors unless the administrator ticks the box.
    minors: account?.minors ?? false,
    active: account?.active ?? true,
    revision,
  })
  useLeaveGuard(isDirty)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (account) submit('put', urlFor('merchant.users.update', { id: account.id }))
    else submit('post', urlFor('merchant.users.store'))
  }
  const text = (name: 'name' | 'email' | 'password' | 'password_confirmation') => ({
    name,
    'label': t(name),
    'error': errors[name],
    'aria-invalid': Boolean(errors[name]),
    'autoComplete': name.startsWith('password') ? 'new-password' : 'off',
    'value': data[name],
    'onChange': (event: { currentTarget: { value: string } }) =>
      setData(name, event.currentTarget.value),
  })
  const visibility = { 'aria-label': t('showPassword'), 'tabIndex': 0 }
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...text('name')} />
          <TextInput {...text('email')} type="email" />
        </SimpleGrid>
        <NativeSelect
          name="role"
          label={t('role')}
          description={hints(data.role)}
          error={errors.role}
          data={options.roles}
          value={data.role}
          onChange={(event) => setData('role', event.currentTarget.value as Role)}
        />
        {takesRights(data.role) && (
          <Fieldset legend={t('flags')}>
            <Stack gap={6}>
              {rights.map(columnOf).map((name) => (
                <Checkbox
                  key={name}
                  name={name}
                  label={t(`long.${name}`)}
                  error={errors[name]}
                  checked={data[name]}
                  onChange={(event) => setData(name, event.currentTarget.checked)}
                />
              ))}
            </Stack>
          </Fieldset>
        )}
        {belongsToRestaurants(data.role) ? (
          <MultiSelect
            name="restaurants"
            label={t('restaurants')}
            description={t('restaurantsHint')}
            error={errors.restaurants}
            data={options.restaurants}
            value={data.restaurants}
            onChange={(chosen) => setData('restaurants', chosen)}
          />
        ) : (
          <MultiSelect
            name="formTypes"
            label={t('formTypes')}
            description={t('formTypesHint')}
            placeholder={data.formTypes.length === 0 ? t('allTypes') : undefined}
            error={errors.formTypes}
            data={options.formTypes}
            value={data.formTypes}
            onChange={(chosen) => setData('formTypes', chosen)}
          />
        )}
        {!rolesThatMay('configure').includes(data.role) && (
          <Checkbox
            name="minors"
            label={t('minors')}
            description={t('minorsHint')}
            error={errors.minors}
            aria-invalid={Boolean(errors.minors)}
            checked={data.minors}
            onChange={(event) => setData('minors', event.currentTarget.checked)}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <PasswordInput
            {...text('password')}
            description={t(account ? 'passwordKept' : 'passwordInvites')}
            visibilityToggleButtonProps={visibility}
          />
          <PasswordInput
            {...text('password_confirmation')}
            description={t('passwordRule')}
            visibilityToggleButtonProps={visibility}
          />
        </SimpleGrid>
        <Checkbox
          name="active"
          label={t('activeLabel')}
          description={t('activeHint')}
          error={errors.active}
          aria-invalid={Boolean(errors.active)}
          checked={data.active}
          onChange={(event) => setData('active', event.currentTarget.checked)}
        />
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(account ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.users.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
