import { projectKey } from '../work/work-source.ts'

export const costBudgetKey = (projectId: string) => [...projectKey(projectId), 'cost-budget'] as const
