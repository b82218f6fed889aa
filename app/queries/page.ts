export const PER_PAGE = 50

/** Where the rows of a page begin. The last page stands for every page after it. */
export function pageBounds(total: number, page: number) {
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  const currentPage = Math.min(page, lastPage)
  return { total, currentPage, lastPage, start: (currentPage - 1) * PER_PAGE }
}
