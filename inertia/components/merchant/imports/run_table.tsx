import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import { OutcomeBar } from '~/components/merchant/imports/outcome_bar'
import { pathsOf } from '~/components/merchant/imports/paths'
import { RunState } from '~/components/merchant/imports/run_state'
import type { ImportRow, ListSubject } from '~/components/merchant/imports/types'
import { FramedTable } from '~/components/merchant/stacked_table'

type Props = ListSubject & { imports: ImportRow[] }

export function RunTable({ tour, form, imports }: Props) {
  const t = useTranslations('imports.index')
  const paths = pathsOf({ tour, form })
  return (
    <FramedTable
      heads={[t('file'), t('outcome'), t('state'), t('by'), t('when')]}
      actions={t('downloads')}
    >
      {imports.map((run) => (
        <Table.Tr key={run.id}>
          <Table.Td>
            <Anchor component={Link} href={paths.run(run.id)} fw={600} size="sm">
              {run.file}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t('rows', { count: run.registries })}
            </Text>
          </Table.Td>
          <Table.Td>
            {run.done > 0 ? <OutcomeBar run={run} dense /> : <Text c="dimmed">–</Text>}
          </Table.Td>
          <Table.Td>
            <RunState state={run.state} />
          </Table.Td>
          <Table.Td>{run.user ?? t('nobody')}</Table.Td>
          <Table.Td c="dimmed">
            <Moment at={run.createdAt} />
          </Table.Td>
          <Table.Td>
            {run.result && (
              <Anchor
                href={paths.download(run.result)}
                size="sm"
                aria-label={t('resultOf', { file: run.file })}
              >
                <IconDownload size={15} aria-hidden /> {t('result')}
              </Anchor>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
