import { Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'
import { wordsOf } from '~/words'

export type Worker = Data.Worker

export function WorkerTable({ workers }: { workers: Worker[] }) {
  const t = useTranslations('config.jobs')
  const none = !workers.some(({ works }) => works) && t('workersEmpty')
  return (
    <TableSection id="workers-title" title={t('workers')} empty={none}>
      <FramedTable heads={[t('process'), t('since'), t('on')]}>
        {workers.map((worker) => (
          <Table.Tr key={worker.id}>
            <Table.Td>
              <Text size="sm" fw={600}>
                {t(`processes.${worker.kind}`)}
              </Text>
              <Text size="xs" c="dimmed">
                {worker.place} · {worker.version}
              </Text>
            </Table.Td>
            <Table.Td c="dimmed">
              <Moment at={worker.startedAt} />
            </Table.Td>
            <Table.Td>
              {worker.on.map(({ lane, job, since }) => (
                <Text key={lane} size="sm">
                  {wordsOf(t, `laneNames.${lane}`)}: {job} · <Moment at={since} />
                </Text>
              ))}
              {worker.on.length === 0 && t(worker.works ? 'idle' : 'serves')}
            </Table.Td>
          </Table.Tr>
        ))}
      </FramedTable>
    </TableSection>
  )
}
