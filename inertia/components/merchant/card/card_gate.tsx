import { Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { LiveCard } from '~/components/merchant/card/types'
import { GateBadge } from '~/components/merchant/gate/gate_badge'
import { Moment } from '~/components/merchant/moment'
import { PostButton } from '~/components/merchant/post_button'

type Props = {
  formId: number
  gate: LiveCard['gate']
  may: boolean
}

export function CardGate({ formId: id, gate, may }: Props) {
  const t = useTranslations('merchant.show.card.gate')
  const { state, error, at, desired } = gate
  const add = urlFor('merchant.skidata.add', { id })
  const block = urlFor('merchant.skidata.block', { id })
  const unblock = urlFor('merchant.skidata.unblock', { id })
  return (
    <>
      <Group gap={6}>
        <Text size="sm">{t('label')}</Text>
        <GateBadge state={state} />
        {at && (
          <Text size="xs" c="dimmed">
            <Moment at={at} />
          </Text>
        )}
      </Group>
      {error && (
        <Text size="xs" c={state === 'error' ? 'red' : 'dimmed'}>
          {t(`errors.${error.kind}`)} {error.text && t('said', { text: error.text })}
        </Text>
      )}
      {may && (
        <Group gap="xs">
          {state === 'error' && desired && (
            <PostButton url={desired === 'active' ? add : block} size="xs" variant="default">
              {t('retry')}
            </PostButton>
          )}
          {desired === 'blocked' ? (
            <PostButton url={unblock} size="xs" variant="default">
              {t('unblock')}
            </PostButton>
          ) : (
            <>
              {!desired && (
                <PostButton url={add} size="xs" variant="default">
                  {t('add')}
                </PostButton>
              )}
              <PostButton url={block} size="xs" variant="default" color="red">
                {t('block')}
              </PostButton>
            </>
          )}
        </Group>
      )}
    </>
  )
}
