import {
  Button,
  ColorInput,
  Group,
  NativeSelect,
  Paper,
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
import { formatDay } from '#shared/days'
import { withSlashes } from '~/fields/inputs/date'
import { Effect } from '~/components/merchant/permission/effect'
import { FlagMatrix } from '~/components/merchant/permission/flag_matrix'
import type { Edition, FlagOptions, Profile } from '~/components/merchant/permission/types'

type Props = { permission?: Profile; revision?: string; tournament: Edition; options: FlagOptions }

export function ProfileForm({ permission, revision, tournament, options }: Props) {
  const t = useTranslations('merchant.permissions')
  const ui = useTranslations('ui.form')
  const knownCodes = [...options.zones, ...options.labelFlags].map(({ value }) => value)
  const flags = Object.entries(permission?.flags ?? {})
  const lastDay = permission ? permission.endsOn : tournament.endsOn
  const form = useForm({
    name: permission?.name ?? '',
    startsOn: formatDay(permission?.startsOn ?? tournament.startsOn),
    endsOn: lastDay ? formatDay(lastDay) : '',
    color: permission?.color ?? '',
    category: permission?.category ?? '',
    flags: Object.fromEntries(flags.filter(([code]) => knownCodes.includes(code))),
    extras: flags
      .filter(([code]) => !knownCodes.includes(code))
      .map(([code, value]) => ({ code, value: String(value) })),
    revision,
  })
  const { data, setData, processing } = form
  useLeaveGuard(form.isDirty)
  const errors = form.errors

  const sent = ({ extras, flags: checked, ...rest }: typeof data) => {
    const filled = extras.filter(({ code, value }) => code.trim() && value.trim())
    return {
      ...rest,
      tournament: tournament.id,
      flags: {
        ...checked,
        ...Object.fromEntries(filled.map(({ code, value }) => [code.trim(), value.trim()])),
      },
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    form.transform(sent)
    if (permission) form.put(urlFor('merchant.permissions.update', { id: permission.id }))
    else form.post(urlFor('merchant.permissions.store'))
  }
  const day = (name: 'startsOn' | 'endsOn') => ({
    name,
    label: t(name),
    placeholder: ui('datePlaceholder'),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: errors[name],
    value: data[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setData(name, withSlashes(event.currentTarget.value, data[name])),
  })
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <TextInput
          name="name"
          label={t('name')}
          autoComplete="off"
          maxLength={80}
          error={errors.name}
          value={data.name}
          onChange={(event) => setData('name', event.currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...day('startsOn')} />
          <TextInput
            {...day('endsOn')}
            description={t('endsOnHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            name="category"
            label={t('category')}
            error={errors.category}
            data={[
              { value: '', label: t('noCategory') },
              ...options.categories.map(({ value, label }) => ({ value, label })),
            ]}
            value={data.category}
            onChange={(event) => setData('category', event.currentTarget.value)}
          />
          <ColorInput
            name="color"
            label={t('color')}
            description={t('colorHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            format="hex"
            withEyeDropper={false}
            error={errors.color}
            value={data.color}
            onChange={(color) => setData('color', color)}
          />
        </SimpleGrid>
        <FlagMatrix
          options={options}
          flags={data.flags}
          extras={data.extras}
          error={errors.flags}
          onFlags={(flags) => setData('flags', flags)}
          onExtras={(extras) => setData('extras', extras)}
        />
        {permission && form.isDirty && <Effect permission={permission.id} changes={sent(data)} />}
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(permission ? 'save' : 'add')}
          </Button>
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.permissions.index', {}, { qs: { tournament: tournament.id } })}
          >
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
