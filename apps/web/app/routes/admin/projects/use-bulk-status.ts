import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import type { ProjectCard, ProjectStatus } from '@trusswell/domain/projects.ts'
import { useMutation } from '@tanstack/react-query'
import { changeInBatches, partialNote } from '../../../lib/batches.ts'
import { useBulkUndo } from '../../../ui/lists/use-bulk-undo.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { adminProjectKey, setStatuses, undoStatuses } from './project-source.ts'

export function useBulkStatus(onDone: () => void) {
  const { put, refresh } = useListChanges<ProjectCard>(adminProjectKey)
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'project'),
    seconds: bulkUndoSeconds,
    notRestored: 'changed in the meantime and kept the new status',
    send: undoStatuses,
    onRestored: (projects) => projects.forEach(put),
    refresh,
  })
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: ProjectStatus }) =>
      changeInBatches(ids, (batch) => setStatuses(batch, status)),
    onSuccess({ data, changed, isPartial }, { status }) {
      data.forEach(put)
      showDone(
        `${counted(data.length, 'project')} ${nounFor(data.length, 'is', 'are')} now ${projectStatusLabels[status]}${partialNote(isPartial)}`,
        changed,
      )
      onDone()
    },
    onError: (error) => showFailure(error, 'Failed to change the status'),
    onSettled: () => refresh(),
  })
}
