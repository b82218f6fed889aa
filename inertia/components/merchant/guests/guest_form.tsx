import { Checkbox, Paper, Stack } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { StaffForm } from '~/components/merchant/form/staff_form'
import type { FormTypeProp } from '~/components/merchant/types'

type Props = Omit<ComponentProps<typeof StaffForm>, 'extra'> & {
  /** Whether the place may be reserved without a person; never for a known guest. */
  reservable?: boolean
  reserved?: boolean
  children?: ReactNode
}

const PLACE = ['type', 'validity', 'day']

export function GuestForm({ reservable = true, reserved = false, children, ...form }: Props) {
  const t = useTranslations('merchant.guests')
  const [isReserved, setReserved] = useState(reserved)
  return (
    <Stack gap="sm">
      {(children || reservable) && (
        <Paper withBorder p="md">
          <Stack gap="sm">
            {children}
            {reservable && (
              <Checkbox
                name="reserved"
                label={t('hold')}
                description={t('holdHint')}
                checked={isReserved}
                onChange={(event) => setReserved(event.currentTarget.checked)}
              />
            )}
          </Stack>
        </Paper>
      )}
      <StaffForm
        {...form}
        formType={isReserved ? placeOf(form.formType) : form.formType}
        extra={reservable ? { reserved: isReserved } : undefined}
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
