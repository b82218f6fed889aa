import { PolicyPage, type PolicyProps } from '~/components/site/policy_page'

export default function AccreditationPolicy(props: PolicyProps) {
  return <PolicyPage policy="accreditation" {...props} />
}
