export const policies = {
  FormPolicy: () => import('#policies/form_policy'),
  OfficePolicy: () => import('#policies/office_policy'),
}

