import { Alert, Button, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MailFiles, type MailFile } from '~/components/merchant/mails/mail_files'
import { MailLog, type Mail } from '~/components/merchant/mails/mail_log'
import { PageHead } from '~/components/merchant/page_head'

type Props = { smtp: boolean; files: MailFile[]; mails: Mail[] }

export default function MerchantConfigMailbox({ smtp, files, mails }: Props) {
  const t = useTranslations('config.mailbox')
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          <Button variant="default" component={Link} href={urlFor('merchant.mails.index')}>
            {t('wholeLog')}
          </Button>
        }
      />
      <Stack gap="lg">
        <Alert variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t(smtp ? 'withServer' : 'withoutServer')}
        </Alert>
        <MailLog mails={mails} />
        {!smtp && <MailFiles files={files} />}
      </Stack>
    </>
  )
}
