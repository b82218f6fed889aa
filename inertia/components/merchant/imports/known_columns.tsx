import { Accordion, Table, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { StackedTable } from '~/components/merchant/stacked_table'
import type { KnownColumn } from '~/components/merchant/imports/types'
import classes from '~/components/merchant/imports/imports.module.css'

export function KnownColumns({ columns }: { columns: KnownColumn[] }) {
  const t = useTranslations('imports.columns')
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return (
    <Accordion variant="contained" maw={720} mt="lg">
      <Accordion.Item value="columns">
        <Accordion.Control>{t('title')}</Accordion.Control>
        <Accordion.Panel>
          <Text size="sm" c="dimmed" mb="sm">
            {t('text')}
          </Text>
          <StackedTable heads={[t('column'), t('others')]} caption={t('title')}>
            {columns.map(({ name, label, required, synonyms }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Text size="sm" fw={600} span>
                    {label}
                  </Text>
                  {required && (
                    <Text size="xs" c="dimmed">
                      {t('required')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td className={classes.synonyms}>{list.format(synonyms)}</Table.Td>
              </Table.Tr>
            ))}
          </StackedTable>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
