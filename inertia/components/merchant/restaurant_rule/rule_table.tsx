import { Button, Table } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { FramedTable } from '~/components/merchant/stacked_table'

export type Rule = {
  id: number
  form: string
  category: string | null
  guestType: string | null
  restaurants: string[]
  credits: number | null
  perPlayer: number | null
  people: number
}

export function RuleTable({ rules }: { rules: Rule[] }) {
  const t = useTranslations('config.restaurantRules')
  const format = useFormatter()
  const [removing, setRemoving] = useState<number | null>(null)
  const who = ({ category, guestType, perPlayer }: Rule) =>
    [category, guestType, perPlayer && t('perPlayerCount', { count: perPlayer })]
      .filter(Boolean)
      .join(' · ') || t('all')
  return (
    <>
      <FramedTable
        heads={[t('form'), t('who'), t('restaurants'), t('people')]}
        actions={t('actions')}
        highlightOnHover={false}
      >
        {rules.map((rule) => (
          <Table.Tr key={rule.id}>
            <Table.Td fw={600}>{rule.form}</Table.Td>
            <Table.Td>{who(rule)}</Table.Td>
            <Table.Td>
              {rule.restaurants.join(', ')}
              {rule.credits !== null && ` · ${t('creditCount', { count: rule.credits })}`}
            </Table.Td>
            <Table.Td>
              <CellLabel>{t('people')}</CellLabel>
              {format.number(rule.people)}
            </Table.Td>
            <Table.Td ta="right">
              <Button
                size="xs"
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={() => setRemoving(rule.id)}
              >
                {t('remove')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </FramedTable>
      <ConfirmDialog
        opened={removing !== null}
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={t('remove')}
        url={urlFor('merchant.restaurant_rules.destroy', { id: removing ?? 0 })}
        onClose={() => setRemoving(null)}
      />
    </>
  )
}
