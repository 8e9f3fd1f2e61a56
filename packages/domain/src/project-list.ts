import { z } from 'zod'
import { clientProjectSorts, projectDues, projectSorts } from './project-list-values.ts'

export const ProjectSort = z.enum(projectSorts)
export type ProjectSort = z.infer<typeof ProjectSort>

export const ClientProjectSort = z.enum(clientProjectSorts)

export const ProjectDue = z.enum(projectDues)
export type ProjectDue = z.infer<typeof ProjectDue>
