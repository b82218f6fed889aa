import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import {
  type Reset,
  ResetForm,
  type ResetLists,
} from '~/components/merchant/credit_reset/reset_form'
import { PageHead } from '~/components/merchant/page_head'

type Props = ResetLists & { reset: Reset }

export default function MerchantConfigCreditResetEdit({ reset, columns, targets, options }: Props) {
  const t = useTranslations('config.creditReset')
  const [removing, setRemoving] = useState(false)
  const { name } = reset
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.credit_resets.index') }]}
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
      <ResetForm {...{ reset, columns, targets, options }} />
      <ConfirmDialog
        opened={removing}
        title={t('removeTitle', { name })}
        text={t('removeText', { name })}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.credit_resets.destroy', { id: reset.id })}
        onClose={() => setRemoving(false)}
      />
    </>
  )
}
