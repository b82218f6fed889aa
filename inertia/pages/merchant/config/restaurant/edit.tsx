import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { PageHead } from '~/components/merchant/page_head'
import { RestaurantForm, type Restaurant } from '~/components/merchant/restaurant/restaurant_form'

export default function MerchantConfigRestaurantEdit({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('config.restaurant')
  const [removing, setRemoving] = useState(false)
  const { id, name } = restaurant
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.restaurants.index') }]}
        action={
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        }
      />
      <RestaurantForm restaurant={restaurant} />
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.restaurants.destroy', { id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
