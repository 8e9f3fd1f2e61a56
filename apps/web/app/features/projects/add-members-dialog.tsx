import { AddMembers } from '@trusswell/domain/add-members.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { partialNote } from '../../lib/batches.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { BulkTitles } from '../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../ui/lists/use-bulk-undo.ts'
import { PickSeveral } from '../../ui/pick-several.tsx'
import { addMembers, undoMembers } from './add-members-source.ts'
import { projectsNamed, useProjectsRefresh } from './chosen-projects.ts'
import { useStaff } from './use-staff.ts'

type AddMembersDialogProps = {
  projects: Pick<ProjectCard, 'id' | 'title' | 'team'>[]
  onAdded: () => void
  onClose: () => void
}

/** Adds people to the team of one project or several, with Undo. */
export default function AddMembersDialog({ projects, onAdded, onClose }: AddMembersDialogProps) {
  const refresh = useProjectsRefresh()
  const staff = useStaff()
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'project'),
    seconds: bulkUndoSeconds,
    notRestored: 'changed in the meantime and kept the new team',
    send: undoMembers,
    refresh,
  })
  const form = useApiForm({
    schema: AddMembers.pick({ user_ids: true }),
    defaults: { user_ids: [] as string[] },
    send: async ({ user_ids }) => ({
      ...(await addMembers(
        projects.map(({ id }) => id),
        user_ids,
      )),
      user_ids,
    }),
    onSent: ({ data, changed, isPartial, user_ids }) => {
      refresh()
      const done = isPartial ? `${data.length} of ${projectsNamed(projects)}` : projectsNamed(projects)
      const only = user_ids.length === 1 ? staff.find(({ id }) => id === user_ids[0])?.name : undefined
      const who = only ? `${only} is` : `${counted(user_ids.length, 'person', 'people')} are`
      showDone(`${who} now on the team of ${done}${partialNote(isPartial)}`, changed)
      onAdded()
    },
    fallback: 'Failed to change the team',
  })
  const onTeam = projects.length === 1 ? (projects[0]?.team ?? []).map(({ name }) => name) : []
  return (
    <FormDialog
      title={`Add people to the team of ${projectsNamed(projects)}`}
      form={form}
      saveLabel="Add to team"
      savingLabel="Adding…"
      onClose={onClose}
    >
      {projects.length > 1 && (
        <BulkTitles
          titles={projects.map(({ title }) => title)}
          others={(count) => counted(count, 'other project')}
        />
      )}
      {onTeam.length > 0 && <p>On the team now: {onTeam.join(', ')}.</p>}
      <PickSeveral
        name="user_ids"
        label="Team members"
        hint="They’ll get access to the project. People already on the team stay on it."
        placeholders={['Choose a person', 'Add another person']}
        chosenLabel="Chosen people"
        options={staff.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
      />
    </FormDialog>
  )
}
