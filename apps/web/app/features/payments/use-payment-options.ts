import { useQuery } from '@tanstack/react-query'
import { readPaymentOptions } from './payment-source.ts'

/** Until the options are loaded everything can be selected; the server still refuses what it can't accept. */
export function usePaymentOptions() {
  const { data: options, isPending } = useQuery({
    queryKey: ['payment-options'],
    queryFn: ({ signal }) => readPaymentOptions(signal),
  })
  return { options, isLoaded: !isPending }
}
