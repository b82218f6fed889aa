import { PolicyPage, type PolicyProps } from '~/components/site/policy_page'

export default function PrivacyPolicy(props: PolicyProps) {
  return <PolicyPage policy="privacy" {...props} />
}
