import type { PaginationLinks, PaginationMeta } from '../contract/pagination.ts'

interface Position {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** Entries on this page. */
  readonly count: number
  /** Entries in all. */
  readonly total: number
}

/**
 * `links` and `meta` of one page of a list (contract 4.4).
 * @param url of the list, without query
 * @param kept parameters that the links repeat
 */
export function paginate(
  url: string,
  kept: Readonly<Record<string, string>>,
  { page, perPage, count, total }: Position,
): { links: PaginationLinks; meta: PaginationMeta } {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const first = (page - 1) * perPage + 1
  const linkTo = (target: number): string =>
    `${url}?${new URLSearchParams({ ...kept, page: String(target) }).toString()}`
  return {
    links: {
      first: linkTo(1),
      last: linkTo(lastPage),
      prev: page > 1 ? linkTo(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? linkTo(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: count > 0 ? first : null,
      last_page: lastPage,
      per_page: perPage,
      to: count > 0 ? first + count - 1 : null,
      total,
    },
  }
}
