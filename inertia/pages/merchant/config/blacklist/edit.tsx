import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Clearances, type Clearance } from '~/components/merchant/blacklist/clearances'
import { EntryForm, type Entry } from '~/components/merchant/blacklist/entry_form'
import { NamedRequests } from '~/components/merchant/blacklist/named_requests'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import type { Related } from '~/components/merchant/types'

type Props = { entry: Entry & { clearances: Clearance[] }; requests: Related[] }

export default function MerchantConfigBlacklistEdit({ entry, requests }: Props) {
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
        <EntryForm entry={entry} />
        <Clearances entry={entry.id} clearances={entry.clearances} />
      </Stack>
    </>
  )
}
