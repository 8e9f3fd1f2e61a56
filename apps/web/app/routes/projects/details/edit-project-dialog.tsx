import { priorityLabels, projectStatusLabels, projectTypeLabels } from '@trusswell/domain/project-values.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { useId, type ReactNode } from 'react'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { patchProject } from './details-source.ts'
import {
  projectForm,
  projectLabels,
  projectValues,
  projectWord,
  type ProjectFactName,
} from './edit-project-form.ts'
import { useProjectSaved } from './use-project-saved.ts'
import '../parts/parts.css'

type EditProjectDialogProps = {
  project: Project
  /** Clients correct only what they entered. */
  forStaff: boolean
  onClose: () => void
}

/** All project facts that the reader may correct. */
export function EditProjectDialog({ project, forStaff, onClose }: EditProjectDialogProps) {
  const form = useRowForm({
    row: project,
    labels: projectLabels,
    valuesOf: projectValues,
    wordOf: projectWord,
    schema: projectForm,
    save: ({ changes, version }) => patchProject(project.id, { ...changes, version }),
    onSaved: useProjectSaved('Project updated successfully', onClose),
    failed: 'Failed to save project',
  })
  const field = (name: ProjectFactName) => ({
    label: projectLabels[name],
    ...form.field(name),
    autoComplete: 'off',
  })
  return (
    <FormDialog title="Edit Project" form={form} onClose={onClose}>
      <TextField {...field('title')} />
      <TextArea {...field('description')} />
      <div className="ui-dialog-pair">
        {forStaff && (
          <>
            <NativeSelect {...field('status')} options={optionsOf(projectStatusLabels)} />
            <TextField {...field('current_phase')} />
            <NativeSelect {...field('priority')} options={optionsOf(priorityLabels)} />
          </>
        )}
        <NativeSelect {...field('project_type')} options={optionsOf(projectTypeLabels)} />
      </div>
      <Group title="Site">
        <TextField {...field('site_address')} className="work-wide" />
        <TextField {...field('site_postal_code')} figures inputMode="numeric" maxLength={7} />
        <TextField {...field('site_city')} />
        <TextField {...field('site_state')} />
      </Group>
      <Group title="Size and cost">
        <GroupedField {...field('plot_area')} after="sq ft" />
        <GroupedField {...field('built_up_area')} after="sq ft" />
        <GroupedField {...field('number_of_floors')} inputMode="numeric" />
        <GroupedField {...field('estimated_cost')} before="₹" />
        {forStaff && (
          <GroupedField
            {...field('agreed_value')}
            before="₹"
            optional
            hint="Without GST. Today’s GST rate is stored with it."
          />
        )}
      </Group>
      <Group title="Dates">
        <FormDatePicker name="start_date" label={projectLabels.start_date} />
        <GroupedField {...field('estimated_duration')} inputMode="numeric" after="days" />
        {forStaff && (
          <FormDatePicker
            name="end_date"
            label={projectLabels.end_date}
            optional
            hint="Leave empty to use start date and duration."
          />
        )}
      </Group>
    </FormDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="work-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="ui-dialog-pair">{children}</div>
    </div>
  )
}
