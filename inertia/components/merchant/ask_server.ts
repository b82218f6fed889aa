/** What the server answers to a question that changes nothing; throws where there is no answer. */
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
  if (!response.ok) throw new Refused(response.status, await errorsOf(response))
  return response.json()
}

/** An answer that is none: what was wrong with which field, where the server says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly errors: Record<string, string>
  ) {
    super(String(status))
  }
}

async function errorsOf(response: Response): Promise<Record<string, string>> {
  const { errors = [] } = await response.json().catch(() => ({}))
  return Object.fromEntries(errors.map(({ field, message }: any) => [field, message]))
}
