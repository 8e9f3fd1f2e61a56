import { expect, test } from 'vitest'
import { newProject, ProjectForm, valuesOf, withManager } from './project-values.ts'

const organisation_id = '0192f000-0000-7000-8000-000000000001'

test('[AP-13] a new project has status planning and priority normal', () => {
  expect(newProject).toMatchObject({ status: 'planning', priority: 'normal' })
})

test('[AP-12] name, client and due date are required', () => {
  const messages = ProjectForm.safeParse(newProject).error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['Name is required', 'Client is required', 'Due date is required'])
})

test('[AP-14] the team is a comma-separated list of names, trimmed and without duplicates', () => {
  const typed = { ...newProject, title: 'Clinic', organisation_id, end_date: '2027-02-28' }
  const parsed = ProjectForm.parse({ ...typed, team: ' Suresh  Reddy , Ravi,, ravi ,' })
  expect(parsed.team).toEqual(['Suresh Reddy', 'Ravi'])
})

test('the form shows an estimated date and the team’s names', () => {
  const project = {
    title: 'Clinic',
    organisation_id: null,
    status: 'on_hold',
    priority: 'high',
    due_date: '2027-02-28',
    project_manager_id: null,
    description: 'Two floors',
    team: [{ name: 'Suresh Reddy' }, { name: 'Ravi' }],
  } as const
  expect(valuesOf({ ...project, team: [...project.team] })).toEqual({
    title: 'Clinic',
    organisation_id: '',
    status: 'on_hold',
    priority: 'high',
    end_date: '2027-02-28',
    project_manager_id: '',
    team: 'Suresh Reddy, Ravi',
    description: 'Two floors',
  })
})

test('a changed team is sent with the selected manager, so that the manager isn’t removed by accident', () => {
  expect(withManager({ team: ['Ravi'] }, 'm')).toEqual({ team: ['Ravi'], project_manager_id: 'm' })
  expect(withManager({ priority: 'high' }, 'm')).toEqual({ priority: 'high' })
})
