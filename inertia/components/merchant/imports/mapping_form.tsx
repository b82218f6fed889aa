import { Alert, Button, Select, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { IconAlertTriangle, IconTableImport } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { pathsOf } from '~/components/merchant/imports/paths'
import type { ListSubject } from '~/components/merchant/imports/types'
import type { MappingChoice } from '~/components/merchant/imports/use_mapping'
import { FramedTable } from '~/components/merchant/stacked_table'
import type { Preview } from '~/pages/merchant/imports/preview'
import classes from '~/components/merchant/imports/imports.module.css'

type Props = Omit<Preview, 'tour' | 'form'> & {
  subject: ListSubject
  choice: MappingChoice
}

export function MappingForm({ subject, choice, ...preview }: Props) {
  const { run, sheet, headerLine, headers, rows, columns, doubts } = preview
  const t = useTranslations('imports.preview')
  const list = new Intl.ListFormat(useLocale())
  const { mapping, choose, missing, duplicates } = choice
  const paths = pathsOf(subject)
  const form = useForm({})
  // The confirmation is valid only for the mapping that raised the doubts.
  const confirms = doubts.length > 0 && JSON.stringify(mapping) === JSON.stringify(preview.mapping)
  const send = () => {
    form.transform(() => ({ sheet, headerLine, mapping, ...(confirms && { confirm: 1 }) }))
    form.put(paths.mapping(run.id))
  }
  const samples = (column: number) =>
    [...new Set(rows.flatMap((row) => row[column]?.trim() || []))].slice(0, 3)
  const isInvalid = missing.length > 0 || duplicates.size > 0
  return (
    <>
      <div role="status">
        {missing.length > 0 && (
          <Alert icon={<IconAlertTriangle aria-hidden />} color="yellow" maw={960} mb="xs">
            {t('missing', {
              count: missing.length,
              columns: list.format(missing.map(({ label }) => label)),
            })}
          </Alert>
        )}
        {duplicates.size > 0 && (
          <Alert icon={<IconAlertTriangle aria-hidden />} color="yellow" maw={960}>
            {t('twice')}
          </Alert>
        )}
      </div>
      <div className={classes.table}>
        <FramedTable heads={[t('column'), t('samples'), t('means')]}>
          {headers.map((header, column) => {
            const name = mapping[column] ?? null
            const isDuplicate = name !== null && duplicates.has(name)
            const heading = header || t('unnamed', { column: column + 1 })
            return (
              <Table.Tr key={column} className={isDuplicate ? classes.twice : undefined}>
                <Table.Td>
                  <Text size="sm" fw={600}>
                    {heading}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {samples(column).map((sample) => (
                    <Text key={sample} span size="sm" c="dimmed" className={classes.sample}>
                      {sample}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td>
                  <Select
                    size="xs"
                    aria-label={t('meaningOf', { column: heading })}
                    placeholder={t('nothing')}
                    searchable
                    clearable
                    clearButtonProps={{ 'aria-label': t('clear', { column: heading }) }}
                    nothingFoundMessage={t('noSuchColumn')}
                    data={columns.map(({ name: value, label, required }) => ({
                      value,
                      label: required ? t('requiredColumn', { label }) : label,
                    }))}
                    value={name}
                    error={isDuplicate && t('twiceHere')}
                    onChange={(value) => choose(column, value)}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </FramedTable>
      </div>
      <div className={classes.foot}>
        <Button
          onClick={send}
          loading={form.processing}
          disabled={isInvalid}
          color={confirms ? 'red' : undefined}
          leftSection={<IconTableImport size={18} aria-hidden />}
        >
          {t(confirms ? 'importAnyway' : 'import', { count: run.registries })}
        </Button>
        <Button variant="default" component={Link} href={paths.index}>
          {t('leave')}
        </Button>
      </div>
    </>
  )
}
