import { Anchor, EmptyState, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import {
  type LateForm,
  LateLinkForm,
  type LateLinkOptions,
} from '~/components/merchant/late_links/late_link_form'
import { type LateLink, LateLinkTable } from '~/components/merchant/late_links/late_link_table'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import type { Pager as PagerProps } from '~/components/merchant/types'

type Props = LateLinkOptions & {
  links: { data: LateLink[] } & PagerProps
  form: string | null
  types: LateForm[]
}

export default function MerchantLateLinksIndex(props: Props) {
  const { links, form, types, accreditationTypes, languages } = props
  const t = useTranslations('merchant.lateLinks')
  const shown = types.find(({ value }) => value === form)
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <LateLinkForm {...{ types, form, accreditationTypes, languages }} />
      {shown && (
        <Text size="sm" mb="xs">
          {t('only', { form: shown.label })}{' '}
          <Anchor component={Link} href={urlFor('merchant.late_links.index')} underline="always">
            {t('all')}
          </Anchor>
        </Text>
      )}
      {links.data.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconLink aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <LateLinkTable links={links.data} />
      )}
      <Pager pager={links} onTurn={(url) => router.visit(url)} />
    </>
  )
}
