/** Free mailboxes, by the name before their last dots: `gmail` stands for `gmail.com`. */
const providers = new Set(
  (
    'gmail googlemail hotmail outlook live msn yahoo ymail rocketmail icloud me mac aol gmx ' +
    'proton protonmail mail yandex zoho tutanota tuta hey fastmail inbox terra telefonica ' +
    'orange wanadoo free laposte libero virgilio tiscali alice web freenet t-online ' +
    'wp o2 onet interia seznam centrum rambler bk list qq 163 126 sina naver hanmail daum ' +
    'uol bol sapo comcast verizon att btinternet sky ono ya mixmail lycos'
  ).split(' ')
)

const SECOND_LEVELS = new Set(['co', 'com', 'org', 'net'])

/** Whether an e-mail address is from a free provider, so it says nothing about the person's outlet. */
export function isWebmail(email: unknown): boolean {
  if (typeof email !== 'string') return false
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  labels.pop()
  if (labels.length > 1 && SECOND_LEVELS.has(labels.at(-1)!)) labels.pop()
  return providers.has(labels.at(-1) ?? '')
}
