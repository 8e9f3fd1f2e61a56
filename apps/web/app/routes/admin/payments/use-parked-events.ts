import { useQuery } from '@tanstack/react-query'
import { listParked, parkedKey } from './payment-source.ts'

/** The gateways' messages that nobody has decided on: the latest 50. */
export function useParkedEvents() {
  const query = useQuery({ queryKey: parkedKey, queryFn: ({ signal }) => listParked({}, signal) })
  return { ...query, waiting: query.data?.data ?? [] }
}
