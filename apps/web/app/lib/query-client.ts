import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './api/api-error.ts'

const fresh = 300_000
const mostRetries = 3

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < mostRetries && isPassing(error),
        retryDelay: (failures) => 200 * 2 ** failures,
      },
    },
  })
