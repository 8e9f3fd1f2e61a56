import { expect, test } from 'vitest'
import { teamForm } from './team-form.ts'

const id = '0192f000-0000-7000-8000-000000000001'

test('names of colleagues become people, others stay names, and duplicates are removed', () => {
  expect(
    teamForm([{ id, name: 'Ravi Teja' }]).parse({
      project_manager_id: id,
      site_supervisor_id: '',
      members: 'ravi teja, Imran , , Imran',
    }),
  ).toEqual({
    project_manager_id: id,
    site_supervisor_id: null,
    members: [{ user_id: id }, { name: 'Imran' }],
  })
})
