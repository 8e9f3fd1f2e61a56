import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@trusswell/domain/projects.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { projectKey } from '../work/work-source.ts'

/** Shows the answer at once, here and in every list that contains the project. */
export function useProjectSaved(done: string, onClose: () => void) {
  const queries = useQueryClient()
  return (project: Project) => {
    queries.setQueryData([...projectKey(project.id), 'one'], project)
    void queries.invalidateQueries({ queryKey: ['projects'] })
    showSuccess(done)
    onClose()
  }
}
