import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { LineFieldset } from '~/fieldsets/line'
import type { FormPageProps } from '~/types'

export default function LineForm(props: FormPageProps) {
  return (
    <FormPage {...props}>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.line.store')}>
        <LineFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
