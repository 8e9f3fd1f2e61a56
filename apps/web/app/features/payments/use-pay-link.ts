import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `?pay=<id>`, as mails and notifications link to a payment, opens its dialog. */
export function usePayLink(): void {
  const [params, setParams] = useSearchParams()
  const id = params.get('pay')
  useEffect(() => {
    if (id === null) return
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('pay')
        next.set('open', `pay-${id}`)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [id, setParams])
}
