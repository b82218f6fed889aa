import { EmptyState, Text } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PageHead } from '~/components/merchant/page_head'
import {
  RestaurantTable,
  type ListedRestaurant,
} from '~/components/merchant/restaurant/restaurant_table'

type Props = { restaurants: ListedRestaurant[] }

export default function MerchantConfigRestaurantIndex({ restaurants }: Props) {
  const t = useTranslations('config.restaurant')
  return (
    <>
      <PageHead
        title={t('title')}
        action={<CreateLink href={urlFor('merchant.restaurants.create')}>{t('create')}</CreateLink>}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {restaurants.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconToolsKitchen2 aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <RestaurantTable restaurants={restaurants} />
      )}
    </>
  )
}
