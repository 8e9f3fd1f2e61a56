import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { ContactSource } from './contact-source.ts'
import { contactLabels, type ContactValues } from './contact-values.ts'
import { useAssignees } from './use-assignees.ts'

type AssigneeFieldProps = { contact: ContactSubmission; source: ContactSource }

/** The member of staff who answers the enquiry; oneself first. */
export function AssigneeField({ contact, source }: AssigneeFieldProps) {
  const field = useField<ContactValues>()
  const known = useAssignees(source)
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
      options={[...present, ...known]}
      {...field('assignee_id')}
    />
  )
}
