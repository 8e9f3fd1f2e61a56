import { counted, nounFor } from '@trusswell/domain/plural.ts'
import {
  projectStatusLabels,
  type ProjectCard,
  type ProjectStatus,
  type StatusChange,
} from '@trusswell/domain/projects.ts'
import { useMutation } from '@tanstack/react-query'
import { batches, inBatches, partialNote } from '../../../lib/batches.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { adminProjectKey, setStatuses, undoStatuses } from './project-source.ts'

const countOf = (projects: unknown[]) => counted(projects.length, 'project')

export function useBulkStatus(onDone: () => void) {
  const { put, refresh } = useListChanges<ProjectCard>(adminProjectKey)
  const undo = useMutation({
    async mutationFn(changes: StatusChange[]) {
      const restored: ProjectCard[] = []
      for (const batch of batches(changes)) restored.push(...(await undoStatuses(batch)).data)
      return restored
    },
    onSuccess(restored, changes) {
      for (const project of restored) put(project)
      const skipped = changes.length - restored.length
      showSuccess(
        `${countOf(restored)} restored${skipped > 0 ? `; ${skipped} changed in the meantime and kept the new status` : ''}`,
      )
    },
    onError: (error) => showFailure(error, 'Failed to undo the change'),
    onSettled: () => refresh(),
  })
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: ProjectStatus }) =>
      inBatches(ids, (batch) => setStatuses(batch, status)),
    onSuccess({ answers, isPartial }, { status }) {
      const shown = answers.flatMap(({ data }) => data)
      const changed = answers.flatMap((answer) => answer.changed)
      for (const project of shown) put(project)
      showSuccess(
        `${countOf(shown)} ${nounFor(shown.length, 'is', 'are')} now ${projectStatusLabels[status]}${isPartial ? `. ${partialNote}` : ''}`,
        changed.length > 0 ? () => undo.mutate(changed) : undefined,
      )
      onDone()
    },
    onError: (error) => showFailure(error, 'Failed to change the status'),
    onSettled: () => refresh(),
  })
}
