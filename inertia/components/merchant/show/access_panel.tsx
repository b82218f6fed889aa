import { Paper, Text, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { accessProp } from '#props/access'
import { formatDay, formatDays } from '#shared/days'
import classes from '~/components/merchant/show/access_panel.module.css'

export type AccessProp = ReturnType<typeof accessProp>

type Chosen = { day: number; zone: number }

export function AccessPanel({ access }: { access: AccessProp }) {
  const t = useTranslations('merchant.access')
  const { approved, permission, validity, today, days, zones, cells } = access
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const words = {
    profile: permission ?? t('noPermission'),
    from: formatDay(validity.from),
    to: formatDay(validity.to),
    days: formatDays(validity.days ?? []),
  }
  const answerAt = ({ day, zone }: Chosen) => t(cells[day][zone].allowed ? 'allowed' : 'refused')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="access-title">
      <Title order={2} size="sm" fw={600} id="access-title" mb="xs">
        {t('panelTitle')}
      </Title>
      <Text size="sm">{t(validity.days ? 'dayPass' : 'from', words)}</Text>
      {!approved && (
        <Text size="sm" c="dimmed">
          {t('unapproved')}
        </Text>
      )}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('grid')}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('day')}</span>
              </th>
              {zones.map(({ code, label, own }) => (
                <th key={code} scope="col" title={label} data-own={own || undefined}>
                  {code}
                  {own && <span className="visually-hidden"> {t('own')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, row) => (
              <tr key={day} data-today={day === today || undefined}>
                <th scope="row">{formatDay(day).slice(0, 5)}</th>
                {zones.map(({ code, own }, column) => {
                  const { allowed } = cells[row][column]
                  const at = { day: row, zone: column }
                  const Mark = allowed ? IconCheck : IconX
                  return (
                    <td key={code}>
                      <button
                        type="button"
                        className={classes.cell}
                        data-allowed={allowed || undefined}
                        data-own={own || undefined}
                        aria-pressed={chosen?.day === row && chosen.zone === column}
                        aria-label={t('cell', {
                          zone: code,
                          day: formatDay(day),
                          answer: answerAt(at),
                        })}
                        onClick={() => setChosen(at)}
                      >
                        <Mark size={13} stroke={2.2} aria-hidden />
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        {chosen ? (
          <>
            <Text size="sm" fw={600}>
              {t('reason', {
                zone: zones[chosen.zone].code,
                name: zones[chosen.zone].label,
                day: formatDay(days[chosen.day]),
              })}
            </Text>
            <Text size="sm">
              {answerAt(chosen)}. {t(`why.${cells[chosen.day][chosen.zone].why}`)}
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t('choose')}
          </Text>
        )}
      </div>
    </Paper>
  )
}
