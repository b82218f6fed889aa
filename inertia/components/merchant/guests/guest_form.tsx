import { Checkbox, Paper, Stack } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { StaffForm } from '~/components/merchant/form/staff_form'
import type { FormTypeProp } from '~/components/merchant/types'

type Props = Omit<ComponentProps<typeof StaffForm>, 'extra'> & {
  /** Whether the place may be reserved without a person; never for a known guest. */
  holdable?: boolean
  reserved?: boolean
  children?: ReactNode
}

/** Questions about a reserved place. */
const PLACE = ['type', 'validity', 'day']

export function GuestForm({ holdable = true, reserved = false, children, ...form }: Props) {
  const t = useTranslations('merchant.guests')
  const [held, setHeld] = useState(reserved)
  return (
    <Stack gap="sm">
      {(children || holdable) && (
        <Paper withBorder p="md">
          <Stack gap="sm">
            {children}
            {holdable && (
              <Checkbox
                name="reserved"
                label={t('hold')}
                description={t('holdHint')}
                checked={held}
                onChange={(event) => setHeld(event.currentTarget.checked)}
              />
            )}
          </Stack>
        </Paper>
      )}
      <StaffForm
        {...form}
        formType={held ? placeOf(form.formType) : form.formType}
        extra={holdable ? { reserved: held } : undefined}
      />
    </Stack>
  )
}

/** All questions but those about the place become optional. */
function placeOf(formType: FormTypeProp): FormTypeProp {
  const fields = Object.values(formType.fields).map((field) => [
    field.name,
    PLACE.includes(field.name) ? field : { ...field, required: false },
  ])
  return { ...formType, fields: Object.fromEntries(fields) }
}
