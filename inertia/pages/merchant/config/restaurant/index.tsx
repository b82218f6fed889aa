import { Button, EmptyState, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPlus, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
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
        action={
          <Button
            component={Link}
            href={urlFor('merchant.restaurants.create')}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('create')}
          </Button>
        }
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
