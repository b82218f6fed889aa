import { EmptyState, Stack, Text } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PageHead } from '~/components/merchant/page_head'
import { ReasonTable } from '~/components/merchant/reason/reason_table'
import type { ReadyReason } from '~/components/merchant/types'
import type { Option } from '~/types'
import { reasonKinds } from '#shared/choices'

type Props = { reasons: ReadyReason[]; questions: Option[] }

export default function MerchantConfigReasonIndex({ reasons, questions }: Props) {
  const t = useTranslations('config.reasons')
  return (
    <>
      <PageHead
        title={t('title')}
        action={<CreateLink href={urlFor('merchant.reasons.create')}>{t('create')}</CreateLink>}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {reasons.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconMessagePlus aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <Stack gap="lg">
          {reasonKinds.map((kind) => (
            <ReasonTable
              key={kind}
              kind={kind}
              reasons={reasons.filter((reason) => reason.kind === kind)}
              questions={questions}
            />
          ))}
        </Stack>
      )}
    </>
  )
}
