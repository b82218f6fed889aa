import { Stack, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { StateFigures } from '~/components/merchant/dashboard/state_figures'
import { PageHead } from '~/components/merchant/page_head'
import type { TypeCounts } from '~/components/merchant/types'
import { sports, type Sport } from '#shared/choices'

type Props = { types: (TypeCounts & { sport: Sport })[] }

export default function MerchantFormsTypes({ types }: Props) {
  const t = useTranslations('merchant.types')
  const shown = sports.filter((sport) => types.some((type) => type.sport === sport))
  return (
    <>
      <PageHead title={t('title')} />
      <Stack gap="lg">
        {shown.map((sport) => (
          <section key={sport} aria-labelledby={`${sport}-title`}>
            <Title order={2} size="h5" mb="xs" id={`${sport}-title`}>
              {t(sport)}
            </Title>
            <StateFigures types={types.filter((type) => type.sport === sport)} headings={3} />
          </section>
        ))}
      </Stack>
    </>
  )
}
