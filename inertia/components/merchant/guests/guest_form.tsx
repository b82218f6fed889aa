import { Checkbox, Paper, Stack } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { StaffForm } from '~/components/merchant/form/staff_form'
import type { FormTypeProp } from '~/components/merchant/types'

type Props = Omit<ComponentProps<typeof StaffForm>, 'extra'> & {
  /** Whether the place may be held without a person; a guest who is known stays known. */
  holdable?: boolean
  /** Whether it is held as it stands. */
  reserved?: boolean
  children?: ReactNode
}

/** What is asked of a place that is held before its person is known. */
const PLACE = ['type', 'validity', 'day']

/** The questions about a guest, of whom staff may know nothing yet but the place. */
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

/** The same questions, of which only those about the place must be answered. */
function placeOf(formType: FormTypeProp): FormTypeProp {
  const fields = Object.values(formType.fields).map((field) => [
    field.name,
    PLACE.includes(field.name) ? field : { ...field, required: false },
  ])
  return { ...formType, fields: Object.fromEntries(fields) }
}
