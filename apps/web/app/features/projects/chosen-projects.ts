import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@trusswell/domain/plural.ts'

/** The title of one, the number of several. */
export const projectsNamed = (projects: { title: string }[]) =>
  projects.length === 1 ? (projects[0]?.title ?? '') : counted(projects.length, 'project')

export function useProjectsRefresh() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['projects'] })
}
