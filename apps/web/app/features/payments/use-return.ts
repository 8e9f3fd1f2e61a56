import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { showFailure } from '../../ui/outcome-toast.ts'
import { paymentFailed, reportReturn } from './payment-source.ts'

/** What the list itself keeps in the URL. */
const ownParams = ['status', 'pages', 'open']

/** A person who comes back from the payment page: the server is told once, and the URL is cleaned. */
export function useReturn(): string | null {
  const [params, setParams] = useSearchParams()
  const [returned, setReturned] = useState<string | null>(null)
  const told = useRef<string | null>(null)
  const given = params.get('returned')

  useEffect(() => {
    if (given === null || told.current === given) return
    told.current = given
    const all = [...params]
    const gateways = all.filter(([name]) => name !== 'returned' && !ownParams.includes(name))
    setReturned(given)
    setParams(
      all.filter(([name]) => ownParams.includes(name)),
      { replace: true, preventScrollReset: true },
    )
    reportReturn(given, Object.fromEntries(gateways)).catch((error: unknown) =>
      showFailure(error, paymentFailed),
    )
  }, [given, params, setParams])

  return returned
}
