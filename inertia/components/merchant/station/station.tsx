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
  back: string
  children: ReactNode
  /** Beside the work on wide screens, below it on phones. */
  aside?: ReactNode
  /** Right end of the bar; by default the connection. */
  status?: ReactNode
}

/** A full-screen page for one job at a door or counter, with large targets. */
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
