import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { AppEvent } from '../platform/events.ts'
import { allModules } from './all-modules.ts'
import { mergeUnique, queues } from './registry.ts'

const filesNamed = (name: string) =>
  globSync(`*/${name}`, { cwd: import.meta.dirname }).map((path) => ({
    module: dirname(path),
    file: resolve(import.meta.dirname, path),
  }))

test('every module is in the list', async () => {
  const folders = new Set(filesNamed('*.ts').map(({ module }) => module))
  const listed = new Set<string>()
  for (const { module, file } of filesNamed('module.ts')) {
    const manifests = Object.values((await import(file)) as object)
    if (manifests.some((manifest) => allModules.includes(manifest))) listed.add(module)
  }
  expect(listed).toEqual(folders)
})

test('every event has a queue that takes it', async () => {
  const taken = Object.values(queues).flatMap(({ on = [] }) => on)
  const events: string[] = []
  for (const { file } of filesNamed('events.ts')) {
    const exported = Object.values((await import(file)) as Record<string, AppEvent<object>>)
    events.push(...exported.map(({ name }) => name))
  }
  expect(events.filter((name) => !taken.includes(name))).toEqual([])
  expect(taken.filter((name) => !events.includes(name))).toEqual([])
})

test('the same key in two manifests stops the boot', () => {
  expect(() => mergeUnique([{ 'contact.purge': 1 }, undefined, { 'contact.purge': 2 }])).toThrow(
    'modules: contact.purge is in two manifests',
  )
})
