import { Paper, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { Prose } from '~/components/prose'
import type { Block } from '#shared/prose'

type Props = {
  title: string
  reference: string
  address: string
  at: string
  language: string
  blocks: Block[]
}

export default function MerchantFormsConsent(props: Props) {
  const { title, reference, address, at, language, blocks } = props
  const t = useTranslations('merchant.show.consents')
  const exact = useExactTime()
  return (
    <>
      <PageHead
        title={t('documentTitle', { reference })}
        heading={title}
        here={t('words')}
        crumbs={[{ label: reference, href: address }]}
      />
      <Text c="dimmed" mb="md">
        {t('accepted', { at: exact(at), locale: language })}
      </Text>
      <Paper withBorder p="lg" component="article" className="prose" lang={language}>
        <Prose blocks={blocks} />
      </Paper>
    </>
  )
}
