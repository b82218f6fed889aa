import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { ReasonForm, type EditedReason } from '~/components/merchant/reason/reason_form'
import type { Option } from '~/types'

type Props = { reason: EditedReason; name: string; questions: Option[] }

export default function MerchantConfigReasonEdit({ reason, name, questions }: Props) {
  const t = useTranslations('config.reasons')
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.reasons.index') }]}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText')}
            confirm={t('removeConfirm')}
            url={urlFor('merchant.reasons.destroy', { id: reason.id })}
          />
        }
      />
      <ReasonForm reason={reason} questions={questions} />
    </>
  )
}
