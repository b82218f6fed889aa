import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { PageHead } from '~/components/merchant/page_head'
import { EditionForm } from '~/components/merchant/tournament/edition_form'
import type { Choices, EditedEdition } from '~/components/merchant/tournament/types'

type Props = Choices & { tournament: EditedEdition; requests: number }

export default function MerchantConfigTournamentEdit(props: Props) {
  const { tournament, requests, forms, usual, activeNow } = props
  const t = useTranslations('config.tournament')
  const [removing, setRemoving] = useState(false)
  const name = tournament.fullName
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.tournaments.index') }]}
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
      <EditionForm
        key={tournament.id}
        edition={tournament}
        forms={forms}
        usual={usual}
        activeNow={activeNow}
      />
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText', { requests })}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.tournaments.destroy', { id: tournament.id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
