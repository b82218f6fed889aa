/** Sends JSON and returns the answer. @throws Refused for an error status */
export async function askServer<Answer>(
  url: string,
  body: object,
  { method = 'POST', signal }: Pick<RequestInit, 'method' | 'signal'> = {}
): Promise<Answer> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const response = await fetch(url, {
    method,
    headers: {
      'accept': 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw await refusalOf(response)
  return response.json()
}

/** Short, because people wait at the counter. */
const PATIENCE_MS = 8000

export const askAtStation = <Answer>(url: string, body: object) =>
  askServer<Answer>(url, body, { signal: AbortSignal.timeout(PATIENCE_MS) })

/** The server's refusal: its status, and the messages by field if it sent any. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly errors: Record<string, string>,
    /** Name of the rule that the first field broke. */
    readonly rule: string | null
  ) {
    super(String(status))
  }
}

/** Whether the user must log in again before a retry. */
export const asksForLogin = (error: unknown) =>
  error instanceof Refused && (error.status === 401 || error.rule === 'E_BAD_CSRF_TOKEN')

/** Whether a retry would be refused again. */
export const isFinal = (error: unknown): error is Refused =>
  error instanceof Refused &&
  !asksForLogin(error) &&
  error.status < 500 &&
  ![408, 429].includes(error.status)

type Refusal = { field: string; message: string; rule?: string }

async function refusalOf(response: Response) {
  const answer: { errors?: Refusal[] } = await response.json().catch(() => ({}))
  const { errors = [] } = answer
  const messages = errors.map(({ field, message }) => [field, message])
  return new Refused(response.status, Object.fromEntries(messages), errors[0]?.rule ?? null)
}
