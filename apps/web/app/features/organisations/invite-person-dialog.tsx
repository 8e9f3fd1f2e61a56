import { InviteToOrganisation, type OrganisationInvitation } from '@trusswell/domain/organisations.ts'
import { useState } from 'react'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { wasCancelled } from '../../lib/api/was-cancelled.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { roleChoices } from './person-role-dialog.tsx'

type InvitePersonDialogProps = {
  organisation: string
  invite: (body: InviteToOrganisation, key: string) => Promise<OrganisationInvitation>
  onSent: (invitation: OrganisationInvitation) => void
  onClose: () => void
}

export default function InvitePersonDialog({
  organisation,
  invite,
  onSent,
  onClose,
}: InvitePersonDialogProps) {
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useApiForm({
    schema: InviteToOrganisation,
    defaults: { name: '', email: '', role: 'viewer' },
    send: (body) => invite(body, keyOf(body)),
    onSent,
    onError: wasCancelled,
    fallback: 'Failed to send the invitation',
  })
  return (
    <FormDialog
      title="Invite person"
      form={form}
      saveLabel="Send invitation"
      savingLabel="Sending…"
      onClose={onClose}
    >
      <p>We’ll e-mail them a link to join {organisation}. It expires in 7 days.</p>
      <TextField label="Name" {...form.field('name')} autoComplete="off" autoFocus />
      <TextField label="E-mail address" type="email" {...form.field('email')} autoComplete="off" />
      <FormRadioGroup name="role" label="Role" options={roleChoices} />
    </FormDialog>
  )
}
