import type { ClientChoice } from '@trusswell/domain/organisations.ts'
import { useState } from 'react'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import {
  OrganisationForm,
  organisationValues,
  type OrganisationBody,
  type OrganisationValues,
} from './organisation-form.ts'
import { managerFields } from './organisation-labels.ts'
import { useAddClient } from './use-clients.ts'

type NewClientDialogProps = { onCreated: (client: ClientChoice) => void; onClose: () => void }

/** For staff who create a project before the client has any account. */
export function NewClientDialog({ onCreated, onClose }: NewClientDialogProps) {
  const add = useAddClient()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useApiForm<OrganisationValues, OrganisationBody, ClientChoice>({
    schema: OrganisationForm,
    defaults: organisationValues(null),
    send: ({ pan: _pan, notes: _notes, ...body }) => add(body, keyOf(body)),
    onSent: onCreated,
    fallback: 'Failed to create the client',
  })
  return (
    <FormDialog title="New client" form={form} saveLabel="Create client" onClose={onClose}>
      <OrganisationFields names={managerFields} />
    </FormDialog>
  )
}
