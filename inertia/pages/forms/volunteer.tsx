import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { VolunteerFieldset } from '~/fieldsets/volunteer'
import type { FormPageProps } from '~/types'

export default function VolunteerForm(props: FormPageProps) {
  return (
    <FormPage {...props}>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.volunteer.store')}>
        <VolunteerFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
