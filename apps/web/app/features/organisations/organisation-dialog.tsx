import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import {
  type OrganisationBody,
  type OrganisationChanges,
  OrganisationForm,
  organisationValues,
  organisationWord,
} from './organisation-form.ts'
import { type OrganisationField, organisationLabels, type OrganisationRow } from './organisation-labels.ts'

type OrganisationDialogProps = {
  title: string
  /** Null for a new organisation. */
  organisation: OrganisationRow | null
  /** The name typed before the dialog was opened. */
  name?: string
  fields: readonly OrganisationField[]
  save: (request: {
    body: OrganisationBody
    changes: OrganisationChanges
    version: number
    key: string
  }) => Promise<OrganisationRow>
  saveLabel?: string
  onSaved: (organisation: OrganisationRow) => void
  onClose: () => void
}

export default function OrganisationDialog(props: OrganisationDialogProps) {
  const { title, organisation, name, fields, save, saveLabel, onSaved, onClose } = props
  const form = useRowForm({
    row: organisation,
    valuesOf: organisationValues,
    ...(name ? { chosen: { display_name: name } } : {}),
    labels: organisationLabels,
    wordOf: organisationWord,
    schema: OrganisationForm,
    save,
    onSaved,
    failed: 'Failed to save the organisation',
  })
  return (
    <FormDialog title={title} form={form} {...(saveLabel ? { saveLabel } : {})} onClose={onClose}>
      <OrganisationFields names={fields} />
    </FormDialog>
  )
}
