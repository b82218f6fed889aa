import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconId } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import { PrintButton } from '~/components/merchant/print_button'
import type { Can, RequestRow } from '~/components/merchant/types'

export type CardInfo = { serial: string; printedAt: string | null } | null

type Props = { form: RequestRow; card: CardInfo; can: Can }

/** The card of a request: whether there is one, printed or not, and how it looks. */
export function CardPanel({ form, card, can }: Props) {
  const t = useTranslations('merchant.show.card')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="card-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="card-title">
          {t('title')}
        </Title>
        <Text size="sm" c={card ? undefined : 'dimmed'}>
          {!card && t('none')}
          {card &&
            (card.printedAt
              ? t.rich('printed', {
                  serial: card.serial,
                  at: () => <Moment at={card.printedAt!} />,
                })
              : t('unprinted', { serial: card.serial }))}
        </Text>
        {can.print && (
          <PrintButton
            type={form.type}
            ids={form.state === 'approved' ? [form.id] : []}
            fullWidth
          />
        )}
        <Button
          variant="default"
          component={Link}
          href={urlFor('merchant.previews.show', {}, { qs: { form: form.id } })}
          leftSection={<IconId size={17} stroke={1.6} aria-hidden />}
        >
          {t('preview')}
        </Button>
      </Stack>
    </Paper>
  )
}
