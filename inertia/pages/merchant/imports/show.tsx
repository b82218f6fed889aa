import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CreateLink } from '~/components/merchant/create_link'
import { type FailedRow, Failures } from '~/components/merchant/imports/failures'
import { OutcomeBar } from '~/components/merchant/imports/outcome_bar'
import { pathsOf } from '~/components/merchant/imports/paths'
import { RunState } from '~/components/merchant/imports/run_state'
import type { ImportRow, Undo, ListSubject } from '~/components/merchant/imports/types'
import { UndoImport } from '~/components/merchant/imports/undo_import'
import { useTitle } from '~/components/merchant/imports/use_title'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import classes from '~/components/merchant/imports/imports.module.css'
import { WorkProgress } from '~/components/merchant/work_progress'

type Props = Partial<ListSubject> & { run: ImportRow; undo: Undo | null; failures: FailedRow[] }

export default function MerchantImportsShow(props: Props) {
  const { run, undo, failures, tour = null, form = null } = props
  const t = useTranslations('imports.show')
  const subject = { tour, form }
  const { crumbs } = useTitle(subject)
  const paths = pathsOf(subject)
  const isUndoing = run.state === 'undoing'
  const waits = run.state === 'preview'
  const underway = run.state === 'queued' || run.state === 'running' || isUndoing
  const wasUnderway = useRef(underway)
  useEffect(() => {
    if (wasUnderway.current && !underway) router.reload({ only: ['failures', 'undo'] })
    wasUnderway.current = underway
  }, [underway])
  return (
    <>
      <PageHead
        title={t('title', { file: run.file })}
        heading={run.file}
        crumbs={crumbs}
        beside={<RunState state={run.state} />}
        action={!underway && <CreateLink href={paths.create}>{t('another')}</CreateLink>}
      />
      <Stack gap="lg">
        <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="outcome">
          <Stack gap="md">
            <div>
              <Title order={2} size="h5" id="outcome">
                {t(headingOf(run), { count: run.registries })}
              </Title>
              <Text size="sm" c="dimmed">
                {run.user ?? t('nobody')}, <Moment at={run.createdAt} />
              </Text>
            </div>
            {underway && <RunProgress run={run} />}
            {run.state === 'failed' && (
              <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('failedTitle')}>
                {t('failedText', { done: run.done })}
              </Alert>
            )}
            {!waits && <OutcomeBar run={run} />}
            {!run.readable && (
              <Text size="sm" c="dimmed" maw="68ch">
                {t('unreadable')}
              </Text>
            )}
            {run.details.length > 0 && (
              <ul className={classes.details}>
                {run.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
            {!underway && (
              <Group gap="xs">
                {run.result && (
                  <Button
                    component="a"
                    href={paths.download(run.result)}
                    leftSection={<IconDownload size={18} aria-hidden />}
                  >
                    {t('result')}
                  </Button>
                )}
                {(run.result || (run.readable && run.state === 'failed')) && (
                  <Button
                    component="a"
                    href={paths.original(run.id)}
                    variant="default"
                    leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                  >
                    {t('original')}
                  </Button>
                )}
                {undo && undo.removed + undo.restored > 0 && (
                  <UndoImport
                    url={paths.undo(run.id)}
                    file={run.file}
                    undo={undo}
                    people={form !== null}
                  />
                )}
              </Group>
            )}
          </Stack>
        </Paper>
        {!underway && failures.length > 0 && <Failures failures={failures} total={run.failed} />}
      </Stack>
    </>
  )
}

function headingOf({ state }: ImportRow) {
  if (state === 'preview') return 'waits'
  return state === 'queued' || state === 'running' ? 'underway' : 'outcome'
}

function RunProgress({ run }: { run: ImportRow }) {
  const t = useTranslations('imports.show')
  const isUndoing = run.state === 'undoing'
  const done = isUndoing ? run.undone : run.done
  const total = isUndoing ? run.created + run.updated : run.registries
  return (
    <WorkProgress
      props={['run']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t(isUndoing ? 'undoLabel' : 'progressLabel')}
      hint={t('mayLeave')}
    />
  )
}
