import { Button, Code, NumberInput, Paper, Select, Stack, Text, TextInput } from '@mantine/core'
import { router, useForm, usePage } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CopyButton } from '~/components/merchant/copy_button'
import type { Locale, Option } from '~/types'
import own from '~/components/merchant/late_links/late_link_form.module.css'
import classes from '~/components/merchant/show/show.module.css'

/** `typed`: the path contains the type of an accreditation. */
export type LateForm = Option & { typed: boolean }

export type LateLinkOptions = {
  accreditationTypes: Option[]
  languages: Record<Locale, string>
}

type Props = LateLinkOptions & { types: LateForm[]; form: string | null }

export function LateLinkForm({ types, form, accreditationTypes, languages }: Props) {
  const t = useTranslations('merchant.lateLinks')
  const { flash, locale } = usePage().props
  const { data, setData, post, processing, errors, transform, setDefaults, reset } = useForm({
    form: form ?? '',
    type: 'staff',
    email: '',
    days: 14 as number | string,
    locale,
  })
  const typed = types.find(({ value }) => value === data.form)?.typed ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    transform(({ type, ...rest }) => ({ ...rest, ...(typed && { type }) }))
    post(urlFor('merchant.late_links.store'), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: () => reset('email'),
    })
  }
  const choose = (value: string) => {
    setData('form', value)
    setDefaults('form', value)
    router.visit(urlFor('merchant.late_links.index', {}, { qs: value ? { form: value } : {} }), {
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('create')}>
      <Stack gap="sm">
        {flash?.link && (
          <Paper withBorder p="sm" role="status">
            <Text size="xs" fw={600}>
              {t('made')}
            </Text>
            <Code block className={classes.link}>
              {flash.link}
            </Code>
            <CopyButton text={flash.link} />
          </Paper>
        )}
        <form onSubmit={submit} noValidate>
          <div className={own.fields}>
            <Select
              name="form"
              label={t('form')}
              placeholder={t('choose')}
              data={types}
              value={data.form || null}
              onChange={(value) => choose(value ?? '')}
              error={errors.form}
            />
            {typed && (
              <Select
                name="type"
                label={t('type')}
                data={accreditationTypes}
                value={data.type}
                onChange={(value) => setData('type', value ?? 'staff')}
                allowDeselect={false}
                error={errors.type}
              />
            )}
            <TextInput
              name="email"
              type="email"
              autoComplete="off"
              label={t('email')}
              error={errors.email}
              value={data.email}
              onChange={(event) => setData('email', event.currentTarget.value)}
            />
            <NumberInput
              name="days"
              label={t('days')}
              min={1}
              max={90}
              allowDecimal={false}
              error={errors.days}
              value={data.days}
              onChange={(days) => setData('days', days)}
            />
            <Select
              name="locale"
              label={t('locale')}
              data={(['es', 'en'] as const).map((value) => ({ value, label: languages[value] }))}
              value={data.locale}
              onChange={(value) => setData('locale', value ?? 'es')}
              allowDeselect={false}
              error={errors.locale}
            />
            <Button type="submit" loading={processing} mt={{ base: 0, sm: 22 }}>
              {t('create')}
            </Button>
          </div>
        </form>
      </Stack>
    </Paper>
  )
}
