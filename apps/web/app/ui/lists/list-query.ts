/** A list's filters, with the values that the API accepts. */
export type Filters = Record<string, readonly string[]>

export type ListQuery<F extends Filters> = { [Name in keyof F]?: F[Name][number] } & {
  search?: string
  deleted?: 'true'
  count?: 'true'
}

const mostPages = 20
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The accepted values of a filter by id: that of the URL, because not all of them are loaded. */
export function idFilter(params: URLSearchParams, name: string, ...others: string[]): string[] {
  const value = params.get(name) ?? ''
  return id.test(value) ? [value, ...others] : others
}

/** The query in the URL. Unknown values are ignored instead of refused. */
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

/** The number of loaded pages in the URL, limited so that an edited number can't cause endless requests. */
export function pagesWanted(params: URLSearchParams): number {
  const wanted = Math.trunc(Number(params.get('pages')))
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), mostPages) : 1
}
