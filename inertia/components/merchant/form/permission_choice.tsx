import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { useControl } from '~/fields/control'
import type { FieldProp } from '~/components/merchant/types'

/** The choice of a permission. For a new request, no choice means the permission of its category. */
export function PermissionChoice({ isNew }: { isNew: boolean }) {
  const { formType } = useAnswers()
  const field = formType.fields.idPermission
  return field ? <Choice field={field} isNew={isNew} /> : null
}

function Choice({ field, isNew }: { field: FieldProp; isNew: boolean }) {
  const t = useTranslations('merchant.form')
  const { options, answers } = useAnswers()
  const { control, value, change } = useControl(field)
  const profiles = options.permissions ?? []
  const isUsual = (category: string) => !answers.category || answers.category === category
  const byCategory = isNew && profiles.some(({ category }) => category && isUsual(category))
  return (
    <div className="field-staff" data-field={field.name}>
      <NativeSelect
        {...control}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      >
        <option value="">{t(byCategory ? 'permissionByCategory' : 'noPermission')}</option>
        {profiles.map((profile) => (
          <option key={profile.value} value={profile.value}>
            {profile.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
