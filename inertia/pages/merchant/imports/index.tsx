import { EmptyState, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CreateLink } from '~/components/merchant/create_link'
import { pathsOf } from '~/components/merchant/imports/paths'
import { RunTable } from '~/components/merchant/imports/run_table'
import type { ImportRow, Tour } from '~/components/merchant/imports/types'
import { useTitle } from '~/components/merchant/imports/use_title'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = {
  tour: Tour
  imports: { data: ImportRow[] } & PagerProps
  can: { create: boolean }
}

export default function MerchantImportsIndex({ tour, imports, can }: Props) {
  const t = useTranslations('imports.index')
  const subject = { tour, form: null }
  const { title } = useTitle(subject)
  return (
    <>
      <PageHead
        title={title}
        action={can.create && <CreateLink href={pathsOf(subject).create}>{t('create')}</CreateLink>}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text', { tour })}
      </Text>
      {imports.data.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconTableImport aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText', { tour })}
        />
      ) : (
        <RunTable {...subject} imports={imports.data} />
      )}
      <Pager pager={imports} onTurn={(url) => router.get(url)} />
    </>
  )
}
