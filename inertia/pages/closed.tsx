import { ClosedForm, type ClosedProps } from '~/components/site/closed_form'
import type { PageProps } from '~/types'

export default function Closed(props: PageProps<ClosedProps>) {
  return <ClosedForm {...props} />
}
