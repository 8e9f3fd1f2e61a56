// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetOthers } from './forget-others.ts'
import { keepBlob, readBlob } from './personal-blobs.ts'
import { forgetOtherValues, forgetPersonal, personalStorage } from './personal-storage.ts'

afterEach(() => localStorage.clear())

test('values are separate per person and removed when they sign out', () => {
  localStorage.setItem('theme', 'dark')
  const mine = personalStorage('asha', 'chat:1')
  mine.write('draft', { text: 'Good morning' })
  mine.write('out:1', 1)
  personalStorage('ravi', 'chat:1').write('draft', 'Other')
  expect([mine.read('draft'), mine.keys().toSorted(), mine.read('none')]).toEqual([
    { text: 'Good morning' },
    ['draft', 'out:1'],
    null,
  ])
  mine.write('out:1', null)
  expect(mine.keys()).toEqual(['draft'])
  forgetOtherValues('asha')
  expect([mine.keys(), personalStorage('ravi', 'chat:1').keys()]).toEqual([['draft'], []])
  forgetPersonal()
  expect([mine.keys(), localStorage.getItem('theme')]).toEqual([[], 'dark'])
})

test('photos of the person before are removed as well', async () => {
  // jsdom has no IndexedDB, so they are in memory.
  await keepBlob('ravi', 'p1', new Blob(['x']))
  await keepBlob('asha', 'p2', new Blob(['y']))
  personalStorage('ravi', 'diary:1').write('draft', { photos: ['p1'] })
  await forgetOthers('asha')
  expect(await readBlob('ravi', 'p1')).toBeNull()
  expect(await readBlob('asha', 'p2')).not.toBeNull()
})

test('removal in another tab is reported', () => {
  const heard = vi.fn<(key: string) => void>()
  const stop = personalStorage('asha', 'chat:1').onRemoved(heard)
  const tell = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  tell('personal:asha:chat:1:out:1', null)
  tell('personal:asha:chat:1:out:2', '{}')
  tell('personal:asha:chat:2:out:3', null)
  stop()
  tell('personal:asha:chat:1:out:4', null)
  expect(heard.mock.calls).toEqual([['out:1']])
})

test('blocked storage behaves like empty storage', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => personalStorage('asha', 'chat:1').write('draft', 'x')).not.toThrow()
  blocked.mockRestore()
})
