import { projectStatusLabels, type ProjectCard, type ProjectStatus } from '@trusswell/domain/projects.ts'
import { useMutation } from '@tanstack/react-query'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { projectKey, setStatuses } from './project-source.ts'

// The API takes so many at a time.
const most = 100

export function useBulkStatus(onDone: () => void) {
  const { put, refresh } = useListChanges<ProjectCard>(projectKey)
  return useMutation({
    async mutationFn({ ids, status }: { ids: string[]; status: ProjectStatus }) {
      const changed: ProjectCard[] = []
      for (let at = 0; at < ids.length; at += most) {
        changed.push(...(await setStatuses(ids.slice(at, at + most), status)).data)
      }
      return changed
    },
    onSuccess(changed, { status }) {
      for (const project of changed) put(project)
      const count = changed.length === 1 ? '1 project is' : `${changed.length} projects are`
      showSuccess(`${count} now ${projectStatusLabels[status]}`)
      onDone()
    },
    onError: (error) => showFailure(error, 'Failed to change the status'),
    onSettled: () => refresh(),
  })
}
