import { useQuery } from '@tanstack/react-query'
import { listStaff } from './project-source.ts'

/** Everybody who can be put on a team as a person. */
export function useStaff() {
  const { data = [] } = useQuery({
    queryKey: ['users', 'staff'],
    queryFn: ({ signal }) => listStaff(signal),
  })
  return data
}
