import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import {
  type OrganisationBody,
  type OrganisationChanges,
  type OrganisationField,
  OrganisationForm,
  organisationLabels,
  type OrganisationRow,
  organisationValues,
  organisationWord,
} from './organisation-form.ts'

type OrganisationDialogProps<Row extends OrganisationRow> = {
  title: string
  /** Null for a new organisation. */
  organisation: Row | null
  /** The name typed before the dialog was opened. */
  name?: string
  fields: readonly OrganisationField[]
  save: (request: {
    body: OrganisationBody
    changes: OrganisationChanges
    version: number
    key: string
  }) => Promise<Row>
  saveLabel?: string
  onSaved: (organisation: Row) => void
  onClose: () => void
}

export function OrganisationDialog<Row extends OrganisationRow>(props: OrganisationDialogProps<Row>) {
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
