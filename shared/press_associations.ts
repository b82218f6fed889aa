/** Members of these associations need no letter from an outlet. */
const associations = ['itwa', 'itpa', 'agw']

export const isVouchedFor = ({ media }: Record<string, any>): boolean =>
  associations.includes(media)
