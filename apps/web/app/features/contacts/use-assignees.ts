import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import type { ContactSource } from './contact-source.ts'

/** Staff who can answer an enquiry, as options; oneself first. */
export function useAssignees(source: ContactSource) {
  const { user } = useAuth()
  const { data = [] } = useQuery({ queryKey: ['users', 'assignees', source.area], queryFn: source.assignees })
  const known = data.map(({ id, name }) => ({ value: id, label: id === user?.id ? `${name} (you)` : name }))
  const isOwn = ({ value }: { value: string }) => value === user?.id
  return [...known.filter(isOwn), ...known.filter((each) => !isOwn(each))]
}
