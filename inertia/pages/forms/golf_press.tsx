import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { PressFieldset } from '~/fieldsets/press'
import type { FormPageProps } from '~/types'

export default function GolfPressForm(props: FormPageProps) {
  return (
    <FormPage {...props}>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.gpress.store')}>
        <PressFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
