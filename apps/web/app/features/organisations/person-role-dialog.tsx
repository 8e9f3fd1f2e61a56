import { organisationRoleLabels, organisationRoles } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { OrganisationPersonPatch, type OrganisationPerson } from '@trusswell/domain/organisations.ts'
import { wasCancelled } from '../../lib/api/was-cancelled.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { organisationRoleHints } from './organisation-words.ts'

type PersonRoleDialogProps = {
  person: OrganisationPerson
  save: (role: OrganisationRole) => Promise<OrganisationPerson>
  onSaved: (person: OrganisationPerson) => void
  onClose: () => void
}

export const roleChoices = organisationRoles.map((value) => ({
  value,
  label: organisationRoleLabels[value],
  hint: organisationRoleHints[value],
}))

export default function PersonRoleDialog({ person, save, onSaved, onClose }: PersonRoleDialogProps) {
  const form = useApiForm({
    schema: OrganisationPersonPatch,
    defaults: { role: person.role },
    send: ({ role }) => save(role),
    onSent: onSaved,
    onError: wasCancelled,
    fallback: 'Failed to change the role',
  })
  return (
    <FormDialog title={`Role of ${person.name}`} form={form} saveLabel="Change role" onClose={onClose}>
      <FormRadioGroup name="role" label="Role" options={roleChoices} />
    </FormDialog>
  )
}
