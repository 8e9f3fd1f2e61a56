import { useMutation } from '@tanstack/react-query'
import type { Application } from '@trusswell/domain/applications.ts'
import type { ApplicationStatusChange } from '@trusswell/domain/bulk-applications.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import type { ApplicationSource } from './application-source.ts'

export function useUndoStatuses({ key, undoStatuses }: ApplicationSource) {
  const { refresh } = useListChanges<Application>(key)
  const undo = useMutation({
    mutationFn: (changes: ApplicationStatusChange[]) => undoStatuses(changes),
    onSuccess(restored, changes) {
      const skipped = changes.length - restored.length
      showSuccess(
        `${counted(restored.length, 'application')} restored${skipped > 0 ? `; ${skipped} kept the new status, because of a later change or a sent e-mail` : ''}`,
      )
    },
    onError: (error) => showFailure(error, 'Failed to undo the change'),
    onSettled: () => refresh(),
  })
  return { run: undo.mutate, refresh: () => void refresh() }
}
