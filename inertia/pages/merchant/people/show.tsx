import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { ErasePanel } from '~/components/merchant/people/erase_panel'
import { PersonExports } from '~/components/merchant/people/person_exports'
import { KeptTable } from '~/components/merchant/people/kept_table'
import { PersonCard } from '~/components/merchant/people/person_card'
import { RestrictButton, Restriction } from '~/components/merchant/people/restriction'
import { PersonRequests } from '~/components/merchant/people/person_requests'
import { SeenTable } from '~/components/merchant/people/seen_table'
import type { Kept, PersonRequest, Preview, Seen, Shown } from '~/components/merchant/people/types'
import { ConsentList } from '~/components/merchant/show/consent_list'
import { TableSection } from '~/components/merchant/table_section'
import type { ConsentLine } from '#props/consent'

type Props = {
  person: Shown
  requests: PersonRequest[]
  kept: Kept[]
  consents: ConsentLine[]
  seen: Seen[]
  /** Perhaps the same person, under another document. */
  suggestions: PersonRequest[]
  /** What an erasure would do, after somebody asked for it. */
  preview: Preview | null
}

export default function MerchantPeopleShow(props: Props) {
  const { person, requests, kept, consents, seen, suggestions, preview } = props
  const t = useTranslations('people.show')
  const download = (format: 'json' | 'pdf') =>
    urlFor('merchant.people.export', { id: person.id }, { qs: { format } })
  const ask = () => router.post(urlFor('merchant.people.erase', { id: person.id }), { preview: 1 })
  return (
    <>
      <PageHead
        title={t('documentTitle', { name: person.name })}
        heading={person.name}
        crumbs={[{ label: t('crumb'), href: urlFor('merchant.people.index') }]}
        action={
          <Group gap="xs">
            <PersonExports addressOf={download} />
            {!person.restrictedAt && <RestrictButton person={person} />}
            {!preview && (
              <Button
                color="red"
                variant="light"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={ask}
              >
                {t('erase')}
              </Button>
            )}
          </Group>
        }
      />
      <Stack gap="xl">
        {preview && <ErasePanel person={person} preview={preview} />}
        {person.restrictedAt && <Restriction person={person} since={person.restrictedAt} />}
        {person.sameDocument > 0 && (
          <Alert
            color="orange"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('sameDocument', { count: person.sameDocument })}
          >
            {t('sameDocumentText', { count: person.sameDocument })}
          </Alert>
        )}
        {person.otherEmails.length > 0 && (
          <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('otherEmails')}>
            {t('otherEmailsText', { emails: person.otherEmails.join(', ') })}
          </Alert>
        )}
        <PersonCard person={person} />
        <TableSection id="requests" title={t('requests')} empty={false}>
          <PersonRequests requests={requests} />
        </TableSection>
        <TableSection id="kept" title={t('kept')} empty={false}>
          <Text c="dimmed" size="sm" mb="xs" maw="68ch">
            {t(person.restrictedAt ? 'keptRestricted' : 'keptText')}
          </Text>
          <KeptTable kept={kept} />
        </TableSection>
        {consents.length > 0 && (
          <TableSection id="consents" title={t('consents')} empty={false}>
            <ConsentList consents={consents} several />
          </TableSection>
        )}
        <TableSection id="seen" title={t('seen')} empty={false}>
          <Text c="dimmed" size="sm" mb="xs" maw="68ch">
            {t('seenText')}
          </Text>
          <SeenTable seen={seen} />
        </TableSection>
        {suggestions.length > 0 && (
          <TableSection id="suggestions" title={t('suggestions')} empty={false}>
            <Text c="dimmed" size="sm" mb="xs" maw="68ch">
              {t('suggestionsText')}
            </Text>
            <PersonRequests requests={suggestions} named />
          </TableSection>
        )}
      </Stack>
    </>
  )
}
