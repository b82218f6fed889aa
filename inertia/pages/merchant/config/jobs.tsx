import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BackupProof, type BackupFigures } from '~/components/merchant/jobs/backup_proof'
import { JobTable, type Job } from '~/components/merchant/jobs/job_table'
import { LaneTable, type Lane } from '~/components/merchant/jobs/lane_table'
import { MailAlert, type MailTrouble } from '~/components/merchant/jobs/mail_alert'
import { StoppedOrders, type StoppedOrder } from '~/components/merchant/jobs/stopped_orders'
import { WorkerTable, type Worker } from '~/components/merchant/jobs/worker_table'
import { PurgeProof, type Proof } from '~/components/merchant/jobs/purge_proof'
import { PageHead } from '~/components/merchant/page_head'

type Props = {
  /** Whether jobs are in Redis, where they cannot be listed. */
  redis: boolean
  patience: number
  lanes: Lane[]
  jobs: Job[]
  workers: Worker[]
  mails: MailTrouble | null
  documents: StoppedOrder[]
  changes: StoppedOrder[]
  imports: StoppedOrder[]
  backup: BackupFigures | null
  purge: Proof | null
}

export default function MerchantConfigJobs(props: Props) {
  const {
    redis,
    patience,
    lanes,
    jobs,
    workers,
    mails,
    documents,
    changes,
    imports,
    backup,
    purge,
  } = props
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
        {mails && <MailAlert {...mails} />}
        <WorkerTable workers={workers} />
        <LaneTable lanes={lanes} redis={redis} />
        {!redis && <JobTable jobs={jobs} />}
        <StoppedOrders
          id="documents-title"
          title={t('documents')}
          empty={t('documentsEmpty')}
          orders={documents}
          urlOf={(id) => urlFor('merchant.jobs.documents.retry', { id })}
        />
        <StoppedOrders
          id="changes-title"
          title={t('changes')}
          empty={t('changesEmpty')}
          orders={changes}
          urlOf={(id) => urlFor('merchant.jobs.changes.retry', { id })}
        />
        <StoppedOrders
          id="imports-title"
          title={t('imports')}
          empty={t('importsEmpty')}
          orders={imports}
          urlOf={(id) => urlFor('merchant.jobs.imports.retry', { id })}
        />
        <BackupProof backup={backup} />
        <PurgeProof proof={purge} />
      </Stack>
    </>
  )
}
