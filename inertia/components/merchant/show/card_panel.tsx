import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconAlertTriangle, IconId } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CardChip } from '~/components/merchant/card/card_chip'
import { CardGate } from '~/components/merchant/card/card_gate'
import { EarlierCards } from '~/components/merchant/card/earlier_cards'
import { ReissueButton } from '~/components/merchant/card/reissue_button'
import type { Cards } from '~/components/merchant/card/types'
import { Moment } from '~/components/merchant/moment'
import { PrintButton } from '~/components/merchant/print_button'
import type { Can, ShownRequest } from '~/components/merchant/types'

type Props = Cards & {
  form: Pick<ShownRequest, 'id' | 'type' | 'state' | 'withheld' | 'restricted'>
  can: Can
}

export function CardPanel({ form, card, prints, earlierCards, can }: Props) {
  const t = useTranslations('merchant.show.card')
  const mayPrint = can.print && !form.restricted
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="card-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="card-title">
          {t('title')}
        </Title>
        {!card && (
          <Text size="sm" c="dimmed">
            {t(earlierCards.length > 0 ? 'dead' : 'none')}
          </Text>
        )}
        {card && (
          <>
            <Text size="sm">
              {card.printedAt
                ? t.rich('printed', {
                    serial: card.serial,
                    at: () => <Moment at={card.printedAt!} />,
                  })
                : t('unprinted', { serial: card.serial })}{' '}
              {prints > 1 && t('prints', { count: prints })}
            </Text>
            {card.stale && (
              <Alert
                color="yellow"
                p="xs"
                icon={<IconAlertTriangle size={18} aria-hidden />}
                title={t('stale')}
              >
                {mayPrint && t('staleText')}
              </Alert>
            )}
            <CardChip formId={form.id} {...card} may={can.rfid} />
            {(card.hasChip || card.gate.state !== 'none') && (
              <CardGate formId={form.id} gate={card.gate} may={can.rfid} />
            )}
          </>
        )}
        {mayPrint && (
          <PrintButton
            type={form.type}
            ids={form.state === 'approved' ? [form.id] : []}
            fullWidth
          />
        )}
        {!form.withheld && (
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.previews.show', {}, { qs: { form: form.id } })}
            leftSection={<IconId size={17} stroke={1.6} aria-hidden />}
          >
            {t('preview')}
          </Button>
        )}
        {mayPrint && card && <ReissueButton formId={form.id} card={card} />}
        <EarlierCards cards={earlierCards} />
      </Stack>
    </Paper>
  )
}
