import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { neighboursOf } from '~/components/merchant/neighbours'

export function NeighbourLinks({ type, id }: { type: string; id: number }) {
  const t = useTranslations('merchant.show')
  const { address, previous, next } = neighboursOf(type, id)
  const path = (other: number) => urlFor('merchant.forms.show', { form: type, id: other })
  const open = (other?: number) => other && router.visit(path(other))
  useHotkeys([
    ['j', () => open(next)],
    ['k', () => open(previous)],
  ])
  if (!address) return null

  const step = (other: number | undefined, label: string, Icon: typeof IconChevronLeft) => (
    <Tooltip label={label}>
      {other ? (
        <ActionIcon
          component={Link}
          href={path(other)}
          variant="default"
          size="lg"
          aria-label={label}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon variant="default" size="lg" aria-label={label} disabled>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      )}
    </Tooltip>
  )
  return (
    <Group gap={4}>
      <Button component={Link} href={address} variant="subtle" color="gray" size="sm">
        {t('backToList')}
      </Button>
      {step(previous, t('previous'), IconChevronLeft)}
      {step(next, t('next'), IconChevronRight)}
    </Group>
  )
}
