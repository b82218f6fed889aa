import { Badge, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconLock, IconNote, IconUserQuestion } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { initialsOf } from '~/components/merchant/initials'
import type { RequestRow } from '~/components/merchant/types'

export function RequestMarks({ row }: { row: RequestRow }) {
  const { state, restricted, assignedTo, notes, checks } = row
  const t = useTranslations('merchant.list')
  const noteCount = t('notes', { count: Number(notes ?? 0) })
  return (
    <>
      {restricted && (
        <Tooltip label={t('restricted')}>
          <Badge size="sm" variant="default">
            <IconLock size={12} aria-hidden />
            <VisuallyHidden>{t('restricted')}</VisuallyHidden>
          </Badge>
        </Tooltip>
      )}{' '}
      {state !== 'rejected' && checks?.some(({ key }) => key === 'tutor') && (
        <Tooltip label={t('tutor')}>
          <Badge size="sm" variant="default">
            <IconUserQuestion size={12} aria-hidden />
            <VisuallyHidden>{t('tutor')}</VisuallyHidden>
          </Badge>
        </Tooltip>
      )}{' '}
      {assignedTo && (
        <Tooltip label={t('assignedTo', { name: assignedTo.name })}>
          <Badge size="sm" variant="default">
            <span aria-hidden>{initialsOf(assignedTo.name)}</span>
            <VisuallyHidden>{t('assignedTo', { name: assignedTo.name })}</VisuallyHidden>
          </Badge>
        </Tooltip>
      )}{' '}
      {notes > 0 && (
        <Tooltip label={noteCount}>
          <Badge size="sm" variant="default" leftSection={<IconNote size={12} aria-hidden />}>
            <span aria-hidden>{notes}</span>
            <VisuallyHidden>{noteCount}</VisuallyHidden>
          </Badge>
        </Tooltip>
      )}
    </>
  )
}
