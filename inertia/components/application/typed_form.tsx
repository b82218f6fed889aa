import { router } from '@inertiajs/react'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { AccreditationFieldset } from '~/fieldsets/accreditation'
import type { FormPageProps } from '~/types'

type Props = { page: FormPageProps; pathOf(type: string): string }

/** An accreditation form: the chosen type is part of its address. */
export function TypedForm({ page, pathOf }: Props) {
  const moveTo = (type: string) =>
    router.replace({ url: pathOf(type), preserveScroll: true, preserveState: true })

  return (
    <FormPage {...page}>
      <ApplicationForm
        page={page}
        known={{ type: page.type }}
        pathOf={({ type }) => pathOf(type || page.type)}
        onChange={(name, value) => {
          if (name === 'type' && value) moveTo(String(value))
        }}
      >
        <AccreditationFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
