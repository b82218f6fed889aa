import { Button, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Clearances, type Clearance } from '~/components/merchant/blacklist/clearances'
import { EntryForm, type Entry } from '~/components/merchant/blacklist/entry_form'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { PageHead } from '~/components/merchant/page_head'

type Props = { entry: Entry & { clearances: Clearance[] } }

export default function MerchantConfigBlacklistEdit({ entry }: Props) {
  const t = useTranslations('config.blacklist')
  const [removing, setRemoving] = useState(false)
  const name = `${entry.name} ${entry.lastName}`
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.blacklist.index') }]}
        action={
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        }
      />
      <Stack>
        <EntryForm entry={entry} />
        <Clearances entry={entry.id} clearances={entry.clearances} />
      </Stack>
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText', { name })}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.blacklist.destroy', { id: entry.id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
