import { z } from 'zod'
import { projectDues, projectSorts } from './project-list-values.ts'

export const ProjectSort = z.enum(projectSorts)
export type ProjectSort = z.infer<typeof ProjectSort>

export const ProjectDue = z.enum(projectDues)
export type ProjectDue = z.infer<typeof ProjectDue>
