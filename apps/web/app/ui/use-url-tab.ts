import { useSearchParams } from 'react-router'
import { withParam } from './url-params.ts'

/** The tab named in the URL, or the first one. */
export function useUrlTab<Id extends string>(ids: readonly Id[], param = 'tab') {
  const [params, setParams] = useSearchParams()
  const [first] = ids
  const selected = ids.find((id) => id === params.get(param)) ?? first
  const select = (id: string) => {
    // Only changes belong in the history.
    if (id === selected) return
    setParams((now) => withParam(now, param, id === first ? null : id), { preventScrollReset: true })
  }
  return { selected, select }
}
