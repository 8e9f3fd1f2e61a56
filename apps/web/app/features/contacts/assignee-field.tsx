import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useField } from '../../lib/forms/use-field.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { ContactSource } from './contact-source.ts'
import { contactLabels, type ContactValues } from './contact-values.ts'

type AssigneeFieldProps = { contact: ContactSubmission; source: ContactSource }

/** The member of staff who answers the enquiry; oneself first. */
export function AssigneeField({ contact, source }: AssigneeFieldProps) {
  const field = useField<ContactValues>()
  const { user } = useAuth()
  const { data = [] } = useQuery({ queryKey: ['users', 'assignees', source.area], queryFn: source.assignees })
  const known = data.map(({ id, name }) => ({ value: id, label: id === user?.id ? `${name} (you)` : name }))
  const own = known.filter(({ value }) => value === user?.id)
  const others = known.filter(({ value }) => value !== user?.id)
  // Also while the others are loading, and if this person can no longer be chosen.
  const { assignee_id, assignee_name } = contact
  const present =
    assignee_id && !known.some(({ value }) => value === assignee_id)
      ? [{ value: assignee_id, label: assignee_name ?? 'Former colleague' }]
      : []
  return (
    <NativeSelect
      label={contactLabels.assignee_id}
      placeholder="Unassigned"
      options={[...present, ...own, ...others]}
      {...field('assignee_id')}
    />
  )
}
