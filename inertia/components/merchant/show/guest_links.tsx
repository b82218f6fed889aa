import {
  Button,
  Code,
  Group,
  NumberInput,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useForm, usePage } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { CopyButton } from '~/components/merchant/copy_button'
import { LinkStatus } from '~/components/merchant/link_status'
import type { GuestLink, ShownRequest } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

export function GuestLinks({ form, links }: { form: ShownRequest; links: GuestLink[] }) {
  const t = useTranslations('merchant.show.links')
  const [revoking, setRevoking] = useState<GuestLink | null>(null)
  const params = { form: form.type, id: form.id }
  return (
    <Stack gap="xs" mt="md">
      <Title order={3} size="sm" fw={600}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      {links.length > 0 && (
        <ul className={classes.related}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => setRevoking(link)} />
          ))}
        </ul>
      )}
      {form.state !== 'rejected' && (
        <NewLink url={urlFor('merchant.forms.guest_links.store', params)} />
      )}
      <ConfirmDialog
        opened={revoking !== null}
        title={t('revokeTitle')}
        text={revoking?.email ? t('revokeText', { email: revoking.email }) : t('revokeTextNobody')}
        confirm={t('revoke')}
        url={urlFor('merchant.forms.guest_links.destroy', { ...params, link: revoking?.id ?? 0 })}
        onClose={() => setRevoking(null)}
      />
    </Stack>
  )
}

function LinkRow({ link, onRevoke }: { link: GuestLink; onRevoke(): void }) {
  const t = useTranslations('merchant.show.links')
  return (
    <li className={classes.row}>
      <span>
        <Text span size="sm" c={link.email ? undefined : 'dimmed'}>
          {link.email ?? t('noEmail')}
        </Text>{' '}
        <LinkStatus state={link.state} expiresAt={link.expiresAt} />
      </span>
      {link.url && (
        <Group gap="xs">
          <CopyButton text={link.url} />
          <Button size="xs" variant="subtle" color="red" onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </Group>
      )}
    </li>
  )
}

function NewLink({ url }: { url: string }) {
  const t = useTranslations('merchant.show.links')
  const made = usePage().props.flash?.link
  const { data, setData, post, processing, errors, transform, reset } = useForm<{
    email: string
    days: number | string
  }>({
    email: '',
    days: 14,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    transform(({ email, days }) => ({ ...(email.trim() && { email }), days }))
    post(url, { preserveScroll: true, preserveState: true, onSuccess: () => reset() })
  }
  return (
    <>
      {made && (
        <Paper withBorder p="sm" role="status">
          <Text size="xs" fw={600}>
            {t('made')}
          </Text>
          <Code block className={classes.link}>
            {made}
          </Code>
          <CopyButton text={made} />
        </Paper>
      )}
      <form onSubmit={submit} noValidate className={classes.newLink}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          label={t('email')}
          description={t('emailHint')}
          error={errors.email}
          value={data.email}
          onChange={(event) => setData('email', event.currentTarget.value)}
        />
        <NumberInput
          name="days"
          label={t('days')}
          error={errors.days}
          min={1}
          max={90}
          allowDecimal={false}
          value={data.days}
          onChange={(days) => setData('days', days)}
        />
        <Button type="submit" variant="default" loading={processing}>
          {t('create')}
        </Button>
      </form>
    </>
  )
}
