import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReactElement } from 'react'

const modules = resolve(import.meta.dirname, '../src/modules')

/** One of each mail, with the kind of content that shows how it holds up: from the modules' `mail-samples.tsx`. */
export async function loadMailSamples(): Promise<Record<string, ReactElement>> {
  const samples: Record<string, ReactElement> = {}
  for (const path of globSync('*/mail-samples.tsx', { cwd: modules }).toSorted()) {
    const file = (await import(resolve(modules, path))) as { mailSamples: Record<string, ReactElement> }
    Object.assign(samples, file.mailSamples)
  }
  return samples
}
