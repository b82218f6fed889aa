import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { FailedOrders, type FailedOrder } from '~/components/merchant/jobs/failed_orders'
import { JobTable, type Job } from '~/components/merchant/jobs/job_table'
import { LaneTable, type Lane } from '~/components/merchant/jobs/lane_table'
import { PageHead } from '~/components/merchant/page_head'

type Props = {
  /** Whether jobs are kept where they cannot be looked at. */
  redis: boolean
  patience: number
  lanes: Lane[]
  jobs: Job[]
  documents: FailedOrder[]
  changes: FailedOrder[]
}

export default function MerchantConfigJobs(props: Props) {
  const { redis, patience, lanes, jobs, documents, changes } = props
  const t = useTranslations('config.jobs')
  return (
    <>
      <PageHead title={t('title')} />
      <Stack gap="lg">
        <Text c="dimmed" maw="68ch">
          {t('text', { minutes: patience })}
        </Text>
        {redis && (
          <Alert variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
            {t('redis')}
          </Alert>
        )}
        <LaneTable lanes={lanes} redis={redis} />
        {!redis && <JobTable jobs={jobs} />}
        <FailedOrders
          id="documents-title"
          title={t('documents')}
          empty={t('documentsEmpty')}
          orders={documents}
          urlOf={(id) => urlFor('merchant.jobs.documents.retry', { id })}
        />
        <FailedOrders
          id="changes-title"
          title={t('changes')}
          empty={t('changesEmpty')}
          orders={changes}
          urlOf={(id) => urlFor('merchant.jobs.changes.retry', { id })}
        />
      </Stack>
    </>
  )
}
