/** Members of these associations need no letter from an outlet. */
const associations = ['itwa', 'itpa', 'agw']

export const isVouchedFor = ({ media }: { media?: string | null }): boolean =>
  associations.includes(media ?? '')
