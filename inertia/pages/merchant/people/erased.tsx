import { Button, List, Paper, Stack, Text, Title } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { ErasedLists } from '~/components/merchant/people/erased_lists'
import type { Certificate } from '~/components/merchant/people/types'

export default function MerchantPeopleErased({ certificate }: { certificate: Certificate }) {
  const { id, at, user, forms, removed, kept } = certificate
  const t = useTranslations('people.certificate')
  return (
    <>
      <PageHead
        title={t('documentTitle')}
        heading={t('title', { id: String(id) })}
        crumbs={[{ label: t('crumb'), href: urlFor('merchant.people.index') }]}
        action={
          <Button
            component="a"
            href={urlFor('merchant.erasures.print', { id })}
            target="_blank"
            leftSection={<IconFileText size={16} aria-hidden />}
          >
            {t('print')}
          </Button>
        }
      />
      <Paper withBorder p="lg" maw={720}>
        <Stack>
          <Text size="sm" c="dimmed">
            {t.rich('by', { user: user ?? t('nobody'), at: () => <Moment at={at} /> })}
          </Text>
          <Stack gap={6}>
            <Title order={2} size="h5">
              {t('requests')}
            </Title>
            <List size="sm">
              {forms.map(({ reference, tournament, title }) => (
                <List.Item key={reference}>
                  <Text span ff="monospace" inherit>
                    {reference}
                  </Text>{' '}
                  · {title} · {tournament}
                </List.Item>
              ))}
            </List>
          </Stack>
          <ErasedLists
            {...{ removed, kept }}
            words={{ removed: t('removed'), kept: t('kept'), keptNothing: t('keptNothing') }}
          />
          <Text size="sm" c="dimmed">
            {t('file')} {t('backups')}
          </Text>
        </Stack>
      </Paper>
    </>
  )
}
