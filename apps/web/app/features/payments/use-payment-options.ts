import { useQuery } from '@tanstack/react-query'
import { readPaymentOptions } from './payment-source.ts'

/** Without an answer everything can be chosen; the server still refuses what it can't take. */
export function usePaymentOptions() {
  const { data: options, isPending } = useQuery({
    queryKey: ['payment-options'],
    queryFn: ({ signal }) => readPaymentOptions(signal),
  })
  return { options, isLoaded: !isPending }
}
