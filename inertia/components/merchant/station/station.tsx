import { ActionIcon } from '@mantine/core'
import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Connection } from '~/components/merchant/station/connection'
import classes from '~/components/merchant/station/station.module.css'

type Props = {
  title: string
  /** Where the arrow leads. */
  back: string
  children: ReactNode
  /** Beside the work on wide screens, below it on phones. */
  aside?: ReactNode
  /** On the right of the bar; the connection unless something else is said. */
  status?: ReactNode
}

/** A screen at a door or a counter: one job, large targets, nothing of the office around it. */
export function Station({ title, back, children, aside, status }: Props) {
  const t = useTranslations('cards.station')
  return (
    <div className={classes.station}>
      <Head title={title} />
      <header className={classes.bar}>
        <ActionIcon
          component={Link}
          href={back}
          variant="subtle"
          color="gray"
          size={56}
          aria-label={t('back')}
        >
          <IconArrowLeft aria-hidden />
        </ActionIcon>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.status}>{status ?? <Connection />}</div>
      </header>
      <div className={classes.body} data-with-aside={aside ? true : undefined}>
        <main id="main" className={classes.main}>
          {children}
        </main>
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
    </div>
  )
}
