import { Alert, Anchor, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { LetterFrame } from '~/components/merchant/mails/letter_frame'
import { MailState, type Mail } from '~/components/merchant/mails/mail_state'
import { ResendButton } from '~/components/merchant/mails/resend_button'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { useRequestPath } from '~/components/merchant/request_path'

type Props = {
  mail: Mail
  letter: { subject: string; html: string } | null
  hindrance: string | null
}

export default function MerchantConfigMail({ mail, letter, hindrance }: Props) {
  const t = useTranslations('config.mails')
  const pathOf = useRequestPath()
  const nameOf = useMailName()
  const { to, form, error, attempts, state } = mail
  const sent = state === 'sent' && letter && mail.subject !== letter.subject
  return (
    <>
      <PageHead
        title={t('show.title')}
        heading={nameOf(mail.template)}
        crumbs={[{ label: t('title'), href: urlFor('merchant.mails.index') }]}
        beside={<MailState state={state} />}
        action={hindrance === null && <ResendButton mail={mail} />}
      />
      <Stack maw={760}>
        <Paper withBorder p="md">
          <Group gap="xl">
            <Fact name={t('to')}>{to}</Fact>
            <Fact name={t('when')}>
              <Moment at={mail.at} />
            </Fact>
            <Fact name={t('standing')}>{t('attempts', { count: attempts })}</Fact>
            <Fact name={t('show.language')}>{mail.locale.toUpperCase()}</Fact>
            {form && (
              <Fact name={t('request')}>
                <Anchor component={Link} size="sm" href={pathOf(form)}>
                  {form.reference}
                </Anchor>
              </Fact>
            )}
            {sent && <Fact name={t('show.sentSubject')}>{mail.subject}</Fact>}
            {error && <Fact name={t('show.error')}>{error}</Fact>}
          </Group>
        </Paper>
        <Alert variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t(letter ? 'show.now' : 'show.cannot')}
        </Alert>
        {letter && (
          <>
            <Fact name={t('show.subject')}>{letter.subject}</Fact>
            <LetterFrame html={letter.html} title={t('show.frame')} />
          </>
        )}
      </Stack>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}
