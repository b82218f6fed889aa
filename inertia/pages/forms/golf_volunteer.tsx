import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { GolfVolunteerFieldset } from '~/fieldsets/golf_volunteer'
import type { FormPageProps } from '~/types'

export default function GolfVolunteerForm(props: FormPageProps) {
  return (
    <FormPage {...props}>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.gvolunteer.store')}>
        <GolfVolunteerFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
