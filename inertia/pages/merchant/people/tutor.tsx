import { Anchor, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { PersonExports } from '~/components/merchant/people/person_exports'
import { KeptTable } from '~/components/merchant/people/kept_table'
import { PersonFacts } from '~/components/merchant/people/person_facts'
import { PersonRequests } from '~/components/merchant/people/person_requests'
import type { Kept, PersonRequest, Tutor } from '~/components/merchant/people/types'
import { useRequestPath } from '~/components/merchant/request_path'
import { TableSection } from '~/components/merchant/table_section'
import { formatDay } from '#shared/days'

type Props = {
  tutor: Tutor
  requests: PersonRequest[]
  kept: Kept[]
  /** The request that is deleted last, and its last day. */
  last: { id: number; type: string; idForm: string; until: string; over: boolean }
  /** Whether the use of a child's data is restricted. */
  restricted: boolean
}

export default function MerchantPeopleTutor({ tutor, requests, kept, last, restricted }: Props) {
  const t = useTranslations('people')
  const pathOf = useRequestPath()
  return (
    <>
      <PageHead
        title={t('show.documentTitle', { name: tutor.name })}
        heading={tutor.name}
        crumbs={[{ label: t('show.crumb'), href: urlFor('merchant.people.index') }]}
        action={
          <Group gap="xs">
            <PersonExports
              addressOf={(format) =>
                urlFor('merchant.people.tutor_export', { id: tutor.id }, { qs: { format } })
              }
            />
          </Group>
        }
      />
      <Stack gap="xl">
        <Paper withBorder p="md">
          <PersonFacts
            facts={[
              [t('show.otherNames'), tutor.otherNames.join(', ')],
              [t('show.documents'), tutor.documents.join(', ')],
              [t('show.emails'), tutor.emails.join(', ')],
            ]}
          >
            {t('tutor.text')}{' '}
            {tutor.own && (
              <Anchor
                component={Link}
                href={urlFor('merchant.people.show', { id: tutor.own })}
                inherit
                underline="always"
              >
                {t('tutor.own')}
              </Anchor>
            )}
          </PersonFacts>
        </Paper>
        <TableSection id="requests" title={t('tutor.requests')} empty={false}>
          <PersonRequests requests={requests} named />
        </TableSection>
        <TableSection id="kept" title={t('show.kept')} empty={false}>
          <Text c="dimmed" size="sm" mb="xs" maw="68ch">
            {t('show.keptText')} {restricted && t('tutor.restricted')}
          </Text>
          <KeptTable kept={kept} />
        </TableSection>
        <TableSection id="ends" title={t('tutor.ends')} empty={false}>
          <Text size="sm" maw="68ch">
            {t('tutor.correction')}{' '}
            {t.rich(last.over ? 'tutor.endOver' : 'tutor.end', {
              request: () => (
                <Anchor
                  component={Link}
                  href={pathOf(last)}
                  ff="monospace"
                  inherit
                  underline="always"
                >
                  {last.idForm}
                </Anchor>
              ),
              day: formatDay(last.until),
            })}
          </Text>
        </TableSection>
      </Stack>
    </>
  )
}
