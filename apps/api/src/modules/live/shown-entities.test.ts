import { ActivityEntity } from '@trusswell/domain/project-activity.ts'
import { LiveList } from '@trusswell/domain/notifications.ts'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { liveLists } from '../registry.ts'

/** No list of the dashboard shows other people's changes of these; where one does, `tellOfProject` is called. */
const notListed = [
  'chat_message',
  'chat_transcript',
  'file',
  'mailed_link',
  'saved_view',
  // Exports of whole lists.
  'job_applications',
  'payments',
  'projects',
]

const sources = globSync('apps/api/src/modules/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const audited = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bentity(?:: | = )|noteChange\()[^\n,]*?'([a-z_]+)'/g)].map(
      ([, entity]) => entity ?? '',
    ),
  ),
)

test('every change that is recorded reaches the lists that show it', () => {
  // Work inside a project reaches its people by `changeProject`.
  const known = [...Object.keys(liveLists), ...ActivityEntity.options, ...notListed]
  expect([...audited].filter((entity) => !known.includes(entity))).toEqual([])
  expect(notListed.filter((entity) => !audited.has(entity))).toEqual([])
  expect(Object.keys(liveLists).filter((entity) => !audited.has(entity))).toEqual([])
})

test('every list that pages follow is about some entity', () => {
  const shown = new Set(Object.values(liveLists).map(({ list }) => list))
  expect(LiveList.options.filter((list) => !shown.has(list))).toEqual([])
})
