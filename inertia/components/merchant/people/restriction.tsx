import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'
import { SentenceDialog } from '~/components/merchant/people/sentence_dialog'
import type { Shown } from '~/components/merchant/people/types'

export function RestrictButton({ person }: { person: Shown }) {
  const t = useTranslations('people.restrict')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLock size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('restrict')}
      </Button>
      {asking && (
        <SentenceDialog
          title={t('restrictTitle', { name: person.name })}
          text={t('restrictText')}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={500}
          confirm={t('restrict')}
          url={urlFor('merchant.people.restrict', { id: person.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export function Restriction({ person, since }: { person: Shown; since: string }) {
  const t = useTranslations('people.restrict')
  const exact = useExactTime()
  const [asking, setAsking] = useState(false)
  return (
    <Alert color="yellow" icon={<IconLock aria-hidden />} title={t('title', { at: exact(since) })}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" maw="68ch">
          {t('text')}
        </Text>
        <Button
          variant="default"
          leftSection={<IconLockOpen size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('lift')}
        </Button>
      </Stack>
      {asking && (
        <SentenceDialog
          title={t('liftTitle', { name: person.name })}
          text={t('liftText')}
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          maxLength={2000}
          confirm={t('lift')}
          url={urlFor('merchant.people.lift', { id: person.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  )
}
