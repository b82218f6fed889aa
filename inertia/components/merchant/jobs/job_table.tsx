import { Button, Group, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { RetryButton } from '~/components/merchant/jobs/retry_button'
import { TroubleRow } from '~/components/merchant/jobs/trouble_row'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'

export type Job = Data.QueueJob

export function JobTable({ jobs }: { jobs: Job[] }) {
  const t = useTranslations('config.jobs')
  const [removing, setRemoving] = useState<Job | null>(null)
  const name = removing?.name ?? ''
  return (
    <>
      <TableSection
        id="jobs-title"
        title={t('troubled')}
        empty={jobs.length === 0 && t('troubledEmpty')}
      >
        <FramedTable
          heads={[t('job'), t('state'), t('since'), t('tries'), t('error'), t('actions')]}
        >
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} onRemove={() => setRemoving(job)} />
          ))}
        </FramedTable>
      </TableSection>
      <ConfirmDialog
        opened={removing !== null}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.jobs.destroy', { id: removing?.id ?? '0' })}
        onClose={() => setRemoving(null)}
      />
    </>
  )
}

function JobRow({ job, onRemove }: { job: Job; onRemove(): void }) {
  const t = useTranslations('config.jobs')
  const { id, name, lane, status, since, tries, error } = job
  return (
    <TroubleRow
      what={name}
      facts={lane}
      failed={status === 'failed'}
      state={t(`status.${status}`)}
      error={error}
      actions={
        <Group gap={4}>
          {status !== 'pending' && (
            <RetryButton
              url={urlFor('merchant.jobs.retry', { id })}
              label={t('retry')}
              name={t('retryLabel', { name })}
            />
          )}
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={t('removeLabel', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </Group>
      }
    >
      <Table.Td c="dimmed">
        <Moment at={since} />
      </Table.Td>
      <Table.Td>{tries}</Table.Td>
    </TroubleRow>
  )
}
