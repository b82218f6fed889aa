import { formBody } from '#tests/helpers/form_body'
import type { Visitor } from '#tests/helpers/visitor'

export type Answered = { status: number; location: string | null; words: string }

/** The longest time that a person waits, in milliseconds. */
const PATIENCE = 60_000

/**
 * Sends a form like a browser without scripts, from the page `at`.
 * @returns the answer with the message of its page
 */
export async function sendForm(
  visitor: Visitor,
  path: string,
  fields: Record<string, any>,
  at = path
): Promise<Answered> {
  const cookies = visitor.cookies
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!
  const response = await fetch(new URL(path, token.url), {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'accept': 'text/html',
      'cookie': cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'referer': new URL(at, token.url).href,
      'x-xsrf-token': decodeURIComponent(token.value),
    },
    body: formBody(fields),
  })
  const { status, headers } = response
  return { status, location: headers.get('location'), words: wordsOf(await response.text()) }
}

/** The message that a page carries; a text without a page is its own message. */
function wordsOf(answer: string): string {
  const [, message] = /"message":"((?:[^"\\]|\\.)+)"/.exec(answer.replaceAll('&quot;', '"')) ?? []
  if (message) return JSON.parse(`"${message}"`)
  return answer.startsWith('<') ? '' : answer
}
