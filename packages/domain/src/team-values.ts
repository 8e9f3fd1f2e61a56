import type { Duty } from './team.ts'

export const duties = ['project_manager', 'site_supervisor', 'member'] as const

/** On one team, beside its project manager and its site supervisor. */
export const mostMembers = 50

export const dutyLabels: Record<Duty, string> = {
  project_manager: 'Project manager',
  site_supervisor: 'Site supervisor',
  member: 'Team member',
}

/** Comma-separated names, trimmed and without duplicates. */
export function parseTeam(text: string): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
  return names.filter((name, index) => names.findIndex((each) => sameName(each, name)) === index)
}

export const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
