import { Button, Radio, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useForm } from '@inertiajs/react'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/card/reissue.module.css'
import type { LiveCard } from '~/components/merchant/card/types'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { reissueReasons } from '#shared/choices'

type Props = { formId: number; card: LiveCard }

export function ReissueButton({ formId, card }: Props) {
  const t = useTranslations('merchant.show.reissue')
  const [opened, { open, close }] = useDisclosure()
  const { data, setData, post, processing, errors, reset } = useForm({
    reason: '',
    serial: card.serial,
  })
  const start = () => {
    reset()
    setData({ reason: '', serial: card.serial })
    open()
  }
  const send = () =>
    post(urlFor('merchant.card_reissues.store', { id: formId }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: close,
    })
  return (
    <>
      <Button
        variant="default"
        onClick={start}
        leftSection={<IconRefresh size={17} stroke={1.6} aria-hidden />}
      >
        {t('open')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('title', { serial: card.serial })}>
        <Stack>
          <Radio.Group
            label={t('reason')}
            value={data.reason}
            onChange={(reason) => setData('reason', reason)}
            error={errors.reason}
          >
            <Stack gap="xs" mt={6}>
              {reissueReasons.map((reason) => (
                <Radio.Card key={reason} value={reason} className={classes.choice}>
                  <Radio.Indicator />
                  <span>
                    <Text fw={600}>{t(`reasons.${reason}`)}</Text>
                    <Text size="sm" c="dimmed">
                      {t(`hints.${reason}`)}
                    </Text>
                  </span>
                </Radio.Card>
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm">{t(card.hasChip ? 'textChip' : 'text')}</Text>
          <DialogActions busy={processing} onClose={close}>
            <Button loading={processing} disabled={!data.reason} onClick={send}>
              {t('confirm')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  )
}
