import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import {
  type Reset,
  ResetForm,
  type ResetLists,
} from '~/components/merchant/credit_reset/reset_form'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'

type Props = ResetLists & { reset: Reset }

export default function MerchantConfigCreditResetEdit({ reset, columns, targets, options }: Props) {
  const t = useTranslations('config.creditReset')
  const { name } = reset
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.credit_resets.index') }]}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText', { name })}
            confirm={t('removeConfirm', { name })}
            url={urlFor('merchant.credit_resets.destroy', { id: reset.id })}
          />
        }
      />
      <ResetForm {...{ reset, columns, targets, options }} />
    </>
  )
}
