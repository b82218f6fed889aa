import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconAlertTriangle, IconArrowBackUp, IconSend } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SkippedList } from '~/components/merchant/bulk/preview_text'
import { ChangeState } from '~/components/merchant/changes/change_state'
import { type Change, useChangeWords } from '~/components/merchant/changes/words'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { useRequestPath } from '~/components/merchant/request_path'
import { WorkProgress } from '~/components/merchant/work_progress'
import { PostButton } from '~/components/merchant/post_button'

type Props = {
  change: Change
  skipped: { reason: string; count: number }[]
  some: { id: number; type: string; idForm: string; reason: string }[]
  held: number
}

export default function MerchantChangesShow({ change, skipped, some, held }: Props) {
  const t = useTranslations('merchant.changes')
  const pathOf = useRequestPath()
  const words = useChangeWords()
  const [undoing, setUndoing] = useState(false)
  const ended = change.state === 'done' || change.state === 'failed'
  return (
    <>
      <PageHead
        title={t('number', { id: String(change.id) })}
        heading={words(change)}
        crumbs={[{ label: t('title'), href: urlFor('merchant.changes.index') }]}
        beside={<ChangeState state={change.state} />}
        action={
          ended &&
          change.changed + change.links > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => setUndoing(true)}
            >
              {t('undo')}
            </Button>
          )
        }
      />
      <Paper withBorder p="lg" maw={720}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {change.user ?? t('nobody')}, <Moment at={change.at} />
          </Text>
          {change.state === 'failed' && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
              {t('failedText')}
            </Alert>
          )}
          {change.undoneAt && (
            <Text size="sm">
              {t.rich('undoneText', { at: () => <Moment at={change.undoneAt!} /> })}
            </Text>
          )}
          {ended || change.undoneAt ? (
            <Text role="status">{t('changed', { count: change.changed })}</Text>
          ) : (
            <ChangeProgress change={change} />
          )}
          {change.links > 0 && <Text size="sm">{t('links', { count: change.links })}</Text>}
          <SkippedList
            skipped={Object.fromEntries(skipped.map(({ reason, count }) => [reason, count]))}
          />
          {some.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('someSkipped')}
              {some.map(({ id, type, idForm }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <Anchor component={Link} href={pathOf({ type, id })} inherit>
                    {idForm}
                  </Anchor>
                </Fragment>
              ))}
            </Text>
          )}
          {held > 0 && (
            <Group>
              <HeldMails change={change.id} count={held} />
            </Group>
          )}
        </Stack>
      </Paper>
      <ConfirmDialog
        opened={undoing}
        title={t('undoTitle', { id: String(change.id) })}
        text={[
          change.changed > 0 && t('undoText', { count: change.changed }),
          change.links > 0 && t('undoLinks'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={t('undoConfirm')}
        url={urlFor('merchant.changes.undo', { batch: change.id })}
        method="post"
        onClose={() => setUndoing(false)}
      />
    </>
  )
}

function ChangeProgress({ change: { done, total } }: { change: Change }) {
  const t = useTranslations('merchant.changes')
  return (
    <WorkProgress
      props={['change', 'skipped', 'some', 'held']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t('progressLabel')}
      hint={t('mayLeave')}
    />
  )
}

function HeldMails({ change, count }: { change: number; count: number }) {
  const t = useTranslations('merchant.changes')
  return (
    <>
      <Text size="sm">{t('held', { count })}</Text>
      <PostButton
        url={urlFor('merchant.changes.release', { batch: change })}
        size="xs"
        leftSection={<IconSend size={15} aria-hidden />}
      >
        {t('release')}
      </PostButton>
    </>
  )
}
