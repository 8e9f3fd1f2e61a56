import { expect, test } from 'vitest'
import { parseTeamForm } from './team-form.ts'

test('names of colleagues become people, the others stay names, and nobody is there twice', () => {
  const parse = parseTeamForm([{ id: 'u1', name: 'Ravi Teja' }])
  expect(
    parse({ project_manager_id: 'u1', site_supervisor_id: '', members: 'ravi teja, Imran , , Imran' }),
  ).toEqual({
    body: {
      project_manager_id: 'u1',
      site_supervisor_id: null,
      members: [{ user_id: 'u1' }, { name: 'Imran' }],
    },
  })
})
