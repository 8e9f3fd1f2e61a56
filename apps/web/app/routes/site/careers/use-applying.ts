import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withParam } from '../../../ui/url-params.ts'

/** The selected position is in the URL, so that Back closes the dialog and a link opens it. */
export function useApplying() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    applyingFor: params.get('apply'),
    apply: (id: string) =>
      setParams((now) => withParam(now, 'apply', id), {
        preventScrollReset: true,
        state: { openedHere: true },
      }),
    close: () => {
      if ((state as { openedHere?: boolean } | null)?.openedHere) void navigate(-1)
      else setParams((now) => withParam(now, 'apply', null), { replace: true, preventScrollReset: true })
    },
  }
}
