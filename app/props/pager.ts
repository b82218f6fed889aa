import { withoutEmpty } from '#shared/values'

type PagerLink = { url: string | null; label: string; active: boolean }

type Page = { total: number; currentPage: number; lastPage: number }

/** The pager of a list; its links keep the filters. */
export function pager(
  path: string,
  query: Record<string, unknown>,
  { total, currentPage, lastPage }: Page
) {
  const url = (page: number) => {
    const parameters = Object.entries<unknown>(
      withoutEmpty({ ...query, page: page > 1 ? page : '' })
    ).map(([key, value]): [string, string] => [key, String(value)])
    const search = new URLSearchParams(parameters).toString()
    return search ? `${path}?${search}` : path
  }
  const around = [
    ...new Set([
      1,
      currentPage - 2,
      currentPage - 1,
      currentPage,
      currentPage + 1,
      currentPage + 2,
      lastPage,
    ]),
  ]
    .filter((page) => page >= 1 && page <= lastPage)
    .sort((a, b) => a - b)
  const links: PagerLink[] = []
  for (const [index, page] of around.entries()) {
    if (index > 0 && page - around[index - 1] > 1)
      links.push({ url: null, label: '…', active: false })
    links.push({ url: url(page), label: String(page), active: page === currentPage })
  }
  return {
    links,
    total,
    current_page: currentPage,
    last_page: lastPage,
    next_page_url: currentPage < lastPage ? url(currentPage + 1) : null,
    prev_page_url: currentPage > 1 ? url(currentPage - 1) : null,
  }
}
