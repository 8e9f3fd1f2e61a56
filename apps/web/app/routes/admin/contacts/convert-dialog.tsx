import { organisationRoleLabels, organisationRoles } from '@trusswell/domain/organisation-role-values.ts'
import { ContactConversion } from '@trusswell/domain/contact-work.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker, FormRadioGroup } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientField } from '../../../features/organisations/client-field.tsx'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { useStaff } from '../../../features/projects/use-staff.ts'
import { convertContact } from '../../../features/contacts/contact-source.ts'
import { fullName } from '../../../features/contacts/full-name.ts'

/** As the form holds it: empty strings for what is left out. */
const values = z.object({
  organisation: z.enum(['new', 'existing']),
  display_name: z.string(),
  organisation_id: z.string(),
  invite_as: z.union([OrganisationRole, z.literal('')]),
  title: z.string(),
  description: z.string(),
  end_date: z.string(),
  project_manager_id: z.string(),
})
type Values = z.infer<typeof values>

const schema = values
  .transform(({ organisation, display_name, organisation_id, ...rest }) => ({
    ...rest,
    display_name: organisation === 'new' ? display_name : null,
    organisation_id: organisation === 'existing' ? organisation_id : null,
    invite_as: rest.invite_as || null,
    end_date: rest.end_date || null,
    project_manager_id: rest.project_manager_id || null,
  }))
  .pipe(ContactConversion)

type ConvertDialogProps = {
  contact: ContactSubmission
  onConverted: (contact: ContactSubmission) => void
  onClose: () => void
}

/** Organisation, invitation and project of an enquiry in one step. */
export default function ConvertDialog({ contact, onConverted, onClose }: ConvertDialogProps) {
  const reauthenticate = useReauthentication()
  const staff = useStaff()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const name = fullName(contact)
  const form = useApiForm<Values, ContactConversion, ContactSubmission>({
    schema: schema as unknown as z.ZodType<ContactConversion>,
    defaults: {
      organisation: 'new',
      display_name: contact.company ?? name,
      organisation_id: '',
      invite_as: 'owner',
      title: contact.subject,
      description: contact.message,
      end_date: '',
      project_manager_id: '',
    },
    send: (wanted) => {
      const body = { ...wanted, version: contact.version }
      return reauthenticate(() => convertContact(contact.id, body, keyOf(body)))
    },
    onSent: (converted) => {
      showSuccess('Project created')
      onConverted(converted)
    },
    onError: wasCancelled,
    fallback: 'Failed to create the project',
  })
  const organisation = useWatch({ control: form.form.control, name: 'organisation' })
  const { setValue } = form.form
  // The address is what a visitor typed: an owner of an existing client is only made by choosing so.
  useEffect(() => setValue('invite_as', organisation === 'new' ? 'owner' : ''), [organisation, setValue])
  return (
    <FormDialog
      title="Create project from enquiry"
      form={form}
      saveLabel="Create project"
      savingLabel="Creating…"
      onClose={onClose}
    >
      <FormRadioGroup
        name="organisation"
        label="Organisation"
        look="segmented"
        options={[
          { value: 'new', label: 'New organisation' },
          { value: 'existing', label: 'Existing organisation' },
        ]}
      />
      {organisation === 'new' ? (
        <TextField label="Name of the organisation" autoComplete="off" {...form.field('display_name')} />
      ) : (
        <ClientField label="Client" />
      )}
      <NativeSelect
        label={`Invite ${name}`}
        hint={
          organisation === 'new'
            ? `${contact.email} gets a link that expires in 7 days.`
            : `Anyone can enter a name in the contact form. Invite ${contact.email} only if you know that it belongs to this client; its owners are notified.`
        }
        placeholder="Don’t invite"
        options={organisationRoles.map((role) => ({
          value: role,
          label: `As ${organisationRoleLabels[role].toLowerCase()}`,
        }))}
        {...form.field('invite_as')}
      />
      <TextField label="Project title" autoComplete="off" {...form.field('title')} />
      <TextArea label="Description" rows={5} {...form.field('description')} />
      <div className="ui-dialog-pair">
        <FormDatePicker name="end_date" label="Due date" optional />
        <NativeSelect
          label="Project manager"
          optional
          placeholder="No manager yet"
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('project_manager_id')}
        />
      </div>
    </FormDialog>
  )
}
