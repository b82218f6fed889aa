import { Paper, Table, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import stacked from '~/components/merchant/stacked.module.css'
import { wordsOf } from '~/words'

export type Lane = { lane: string; waiting: number; oldest: string | null; failed: number }

export function LaneTable({ lanes, redis }: { lanes: Lane[]; redis: boolean }) {
  const t = useTranslations('config.jobs')
  return (
    <section aria-labelledby="lanes-title">
      <Title order={2} size="h5" id="lanes-title" mb="xs">
        {t('lanes')}
      </Title>
      <Paper withBorder className={stacked.paper} maw={720}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('lane')}</Table.Th>
              <Table.Th scope="col">{t('waiting')}</Table.Th>
              {!redis && <Table.Th scope="col">{t('oldest')}</Table.Th>}
              {!redis && <Table.Th scope="col">{t('failed')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lanes.map(({ lane, waiting, oldest, failed }) => (
              <Table.Tr key={lane}>
                <Table.Td>{wordsOf(t, `laneNames.${lane}`)}</Table.Td>
                <Table.Td>{waiting}</Table.Td>
                {!redis && <Table.Td>{oldest ? <Moment at={oldest} /> : t('nothing')}</Table.Td>}
                {!redis && <Table.Td>{failed}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </section>
  )
}
