import { useQuery } from '@tanstack/react-query'
import { listStaff } from './project-source.ts'

/** Everyone who can be added to a team by id. */
export function useStaff() {
  const { data = [] } = useQuery({
    queryKey: ['users', 'staff'],
    queryFn: ({ signal }) => listStaff(signal),
  })
  return data
}
