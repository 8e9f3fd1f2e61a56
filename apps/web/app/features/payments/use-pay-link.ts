import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `?pay=<id>`, the link in mails and notifications, opens the payment's dialog. */
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
