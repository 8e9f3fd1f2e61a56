import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { showFailure } from '../../ui/outcome-toast.ts'
import { paymentFailed, reportReturn } from './payment-source.ts'
import { splitReturn } from './split-return.ts'

/** A person who comes back from the payment page: the server is told once, and the URL is cleaned. */
export function useReturn(): string | null {
  const [params, setParams] = useSearchParams()
  const [returned, setReturned] = useState<string | null>(null)
  const told = useRef<string | null>(null)
  const given = params.get('returned')

  useEffect(() => {
    if (given === null || told.current === given) return
    told.current = given
    const { isCancelled, gateway, own } = splitReturn(params)
    // Who left without paying waits for nothing and can pay again at once.
    setReturned(isCancelled ? null : given)
    setParams(own, { replace: true, preventScrollReset: true })
    if (!isCancelled)
      reportReturn(given, gateway).catch((error: unknown) => showFailure(error, paymentFailed))
  }, [given, params, setParams])

  return returned
}
