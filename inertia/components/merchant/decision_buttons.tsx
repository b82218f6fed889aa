import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DecisionDialog } from '~/components/merchant/decision_dialog'
import type { ShownRequest } from '~/components/merchant/types'
import { transitions, type Decision } from '#shared/request_states'

type Props = {
  form: ShownRequest
  decisions: Decision[]
  url: string
  data: object
  needsReason?: boolean
}

const looks = {
  approved: { color: 'green', icon: IconCheck, words: 'approve' },
  rejected: { color: 'red', variant: 'light', icon: IconX, words: 'reject' },
} as const

/** Of `decisions`, those that the state of the request allows, with the dialog that they open. */
export function DecisionButtons({ form, decisions, ...dialog }: Props) {
  const t = useTranslations('merchant.show')
  const [decision, setDecision] = useState<Decision | null>(null)
  const allowed = decisions.filter((offered) => transitions[offered].includes(form.state))
  return (
    <>
      {allowed.map((offered) => {
        const { icon: Icon, words, ...look } = looks[offered]
        return (
          <Button
            key={offered}
            {...look}
            leftSection={<Icon size={17} aria-hidden />}
            onClick={() => setDecision(offered)}
          >
            {t(words)}
          </Button>
        )
      })}
      <DecisionDialog
        decision={decision}
        count={1}
        name={`${form.name} ${form.lastName}`}
        locale={form.locale}
        onClose={() => setDecision(null)}
        {...dialog}
      />
    </>
  )
}
