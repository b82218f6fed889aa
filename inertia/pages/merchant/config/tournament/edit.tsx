import { Button, Group } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconLock, IconPalette } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { EditionForm } from '~/components/merchant/tournament/edition_form'
import type { Choices, EditedEdition, TutorsDue } from '~/components/merchant/tournament/types'

type Props = Choices & {
  tournament: EditedEdition
  revision: string
  requests: number
  closed: boolean
  tutorsDue: TutorsDue
}

export default function MerchantConfigTournamentEdit(props: Props) {
  const { tournament, revision, requests, closed, tutorsDue, forms, usual, activeNow } = props
  const t = useTranslations('config.tournament')
  const name = tournament.fullName
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.tournaments.index') }]}
        action={
          <Group gap="xs">
            <Button
              component={Link}
              href={urlFor('merchant.card_designs.edit', { id: tournament.id })}
              variant="default"
              leftSection={<IconPalette size={16} aria-hidden />}
            >
              {t('cardDesigns')}
            </Button>
            <Button
              component={Link}
              href={urlFor('merchant.tournaments.closing.show', { id: tournament.id })}
              variant="default"
              leftSection={<IconLock size={16} aria-hidden />}
            >
              {t('closing.link')}
            </Button>
            <RemoveButton
              label={t('remove')}
              title={t('removeTitle', { name })}
              text={closed ? t('keptText') : t('removeText', { requests })}
              confirm={requests === 0 && !closed ? t('removeConfirm', { name }) : undefined}
              url={urlFor('merchant.tournaments.destroy', { id: tournament.id })}
            />
          </Group>
        }
      />
      <EditionForm
        key={revision}
        edition={tournament}
        revision={revision}
        forms={forms}
        usual={usual}
        activeNow={activeNow}
        tutorsDue={tutorsDue}
      />
    </>
  )
}
