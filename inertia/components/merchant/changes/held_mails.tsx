import { Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PostButton } from '~/components/merchant/post_button'

export function HeldMails({ change, count }: { change: number; count: number }) {
  const t = useTranslations('merchant.changes')
  return (
    <>
      <Text size="sm">{t('held', { count })}</Text>
      <PostButton
        url={urlFor('merchant.changes.release', { batch: change })}
        size="xs"
        leftSection={<IconSend size={15} aria-hidden />}
      >
        {t('release')}
      </PostButton>
    </>
  )
}
