/** Associations that vouch for their members, who need no letter of an outlet. */
const associations = ['itwa', 'itpa', 'agw']

export const isVouchedFor = ({ media }: Record<string, any>): boolean =>
  associations.includes(media)
