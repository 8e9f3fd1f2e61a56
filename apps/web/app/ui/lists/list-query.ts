/** The filters that a list has, with the values that the API takes. */
export type Filters = Record<string, readonly string[]>

export type ListQuery<F extends Filters> = { [Name in keyof F]?: F[Name][number] } & {
  search?: string
  deleted?: 'true'
}

const mostPages = 20

/** What the URL asks for. A value that the list doesn't know is left out instead of refused. */
export function listQueryOf<F extends Filters>(params: URLSearchParams, filters: F): ListQuery<F> {
  const search = params.get('q')?.trim().slice(0, 100)
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    return value !== null && values.includes(value) ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(chosen),
    ...(search ? { search } : {}),
    ...(params.get('deleted') === 'true' ? { deleted: 'true' } : {}),
  }
}

/** How many pages were open when this address was kept; a typed-in number can't start an endless read. */
export function pagesWanted(params: URLSearchParams): number {
  const wanted = Math.trunc(Number(params.get('pages')))
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), mostPages) : 1
}
