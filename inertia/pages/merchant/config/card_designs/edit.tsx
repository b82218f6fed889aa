import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DesignForm } from '~/components/merchant/card_designs/design_form'
import { DesignPreview } from '~/components/merchant/card_designs/design_preview'
import type { Design, DesignedCategory } from '~/components/merchant/card_designs/types'
import { PageHead } from '~/components/merchant/page_head'

type Props = {
  tournament: { id: number; name: string }
  category: string
  designs: Design[]
  categories: DesignedCategory[]
}

export default function MerchantConfigCardDesignsEdit(props: Props) {
  const { tournament, category, designs, categories } = props
  const t = useTranslations('config.cardDesign')
  const editions = useTranslations('config.tournament')
  const { id } = tournament
  const edition = urlFor('merchant.tournaments.edit', { id })
  const all = [{ value: '', label: t('others') }, ...categories]
  const designOf = (key: string) => designs.find((design) => design.category === key)
  const revision = designs.map((design) => design.revision).join('-')
  const choose = (chosen: string) =>
    router.get(
      urlFor('merchant.card_designs.edit', { id }, { qs: chosen ? { category: chosen } : {} }),
      {},
      { preserveScroll: true, replace: true }
    )
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[
          { label: editions('title'), href: urlFor('merchant.tournaments.index') },
          { label: tournament.name, href: edition },
        ]}
        action={
          <Button component={Link} href={edition} variant="default">
            {t('back')}
          </Button>
        }
      />
      <Text c="dimmed" size="sm" maw={720} mb="md">
        {t('text')}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <NativeSelect
            label={t('category')}
            data={all.map(({ value, label }) => ({
              value,
              label: designOf(value) ? t('own', { label }) : label,
            }))}
            value={category}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <DesignForm
            key={`${category} ${revision}`}
            tournament={id}
            category={category}
            design={designOf(category)}
            categories={categories}
          />
        </Stack>
        <DesignPreview
          tournament={id}
          category={category}
          name={all.find(({ value }) => value === category)!.label}
          revision={revision}
        />
      </SimpleGrid>
    </>
  )
}
