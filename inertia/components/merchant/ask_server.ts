/** What the server answers to a program; throws where there is no answer. */
export async function askServer<Answer>(
  url: string,
  body: object,
  signal?: AbortSignal
): Promise<Answer> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const response = await fetch(url, {
    method: 'POST',
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

/** People at a counter or in a queue wait no longer for a server than this. */
const PATIENCE = 8000

/** What the server answers to a station; what takes too long is no answer either. */
export const askAtStation = <Answer>(url: string, body: object) =>
  askServer<Answer>(url, body, AbortSignal.timeout(PATIENCE))

/** An answer that is none: what was wrong with which field, where the server says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly errors: Record<string, string>,
    /** What the first of them went against, by its name. */
    readonly rule: string | null
  ) {
    super(String(status))
  }
}

async function refusalOf(response: Response) {
  const { errors = [] } = await response.json().catch(() => ({}))
  const messages = errors.map(({ field, message }: any) => [field, message])
  return new Refused(response.status, Object.fromEntries(messages), errors[0]?.rule ?? null)
}
