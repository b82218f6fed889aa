import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Clearances, type Clearance } from '~/components/merchant/blacklist/clearances'
import { EntryForm, type Entry } from '~/components/merchant/blacklist/entry_form'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { RelatedRequests } from '~/components/merchant/show/related_requests'
import type { Related } from '~/components/merchant/types'

type Props = {
  entry: Entry & { clearances: Clearance[] }
  revision: string
  requests: Related[]
}

export default function MerchantConfigBlacklistEdit({ entry, revision, requests }: Props) {
  const t = useTranslations('config.blacklist')
  const name = `${entry.name} ${entry.lastName}`
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.blacklist.index') }]}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText', { name })}
            confirm={t('removeConfirm', { name })}
            url={urlFor('merchant.blacklist.destroy', { id: entry.id })}
          />
        }
      />
      <Stack>
        <NamedRequests requests={requests} />
        <EntryForm key={revision} {...{ entry, revision }} />
        <Clearances entry={entry.id} clearances={entry.clearances} />
      </Stack>
    </>
  )
}

/** The requests of a person before the blacklist entry. */
function NamedRequests({ requests }: { requests: Related[] }) {
  const t = useTranslations('config.blacklist.requests')
  if (requests.length === 0) return null
  return (
    <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="named-requests">
      <Stack>
        <Title order={2} size="h5" id="named-requests">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('text')}</Text>
        <RelatedRequests requests={requests} />
      </Stack>
    </Paper>
  )
}
