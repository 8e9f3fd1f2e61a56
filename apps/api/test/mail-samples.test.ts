import { glob } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { loadMailSamples } from './mail-samples.ts'

const modules = resolve(import.meta.dirname, '../src/modules')

test('`pnpm mail:preview` shows every mail template', async () => {
  const templates = new Map<unknown, string>()
  for await (const path of glob('**/mails.tsx', { cwd: modules })) {
    const file = resolve(modules, path)
    const exported = (await import(file)) as Record<string, ComponentType>
    for (const [name, component] of Object.entries(exported))
      templates.set(component, `${dirname(path)}/${name}`)
  }
  expect(templates.size).toBeGreaterThan(0)
  for (const sample of Object.values(await loadMailSamples())) templates.delete(sample.type)
  expect([...templates.values()]).toEqual([])
})
