import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useLocale, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ReadyReason } from '~/components/merchant/types'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Option } from '~/types'
import type { ReasonKind } from '#shared/choices'

type Props = { kind: ReasonKind; reasons: ReadyReason[]; questions: Option[] }

export function ReasonTable({ kind, reasons, questions }: Props) {
  const t = useTranslations('config.reasons')
  const locale = useLocale()
  const labels = (names: string[]) =>
    names.map((name) => questions.find(({ value }) => value === name)?.label ?? name).join(', ')
  return (
    <Stack gap="xs" component="section" aria-labelledby={`reasons-${kind}`}>
      <Title order={2} size="h5" id={`reasons-${kind}`}>
        {t(`kinds.${kind}`)}
      </Title>
      {reasons.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      ) : (
        <FramedTable
          heads={[t('name'), t('wording'), ...(kind === 'changes' ? [t('fields')] : [])]}
          aria-labelledby={`reasons-${kind}`}
        >
          {reasons.map(({ id, name, texts, fields }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor
                  component={Link}
                  href={urlFor('merchant.reasons.edit', { id })}
                  fw={600}
                  size="sm"
                >
                  {name}
                </Anchor>
              </Table.Td>
              <Table.Td maw={520}>
                <Text size="sm" lineClamp={2}>
                  {texts[locale]}
                </Text>
              </Table.Td>
              {kind === 'changes' && (
                <Table.Td maw={280}>
                  <Text size="sm" c="dimmed">
                    {labels(fields)}
                  </Text>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </FramedTable>
      )}
    </Stack>
  )
}
