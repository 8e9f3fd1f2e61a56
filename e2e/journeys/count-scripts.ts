import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** The script files that a page asks for, and their size in brotli. */
export function countScripts(page: Page) {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname)
  })
  return async () => {
    const names = [...files]
    const contents = await Promise.all(names.map((name) => readFile(`apps/web/build/client${name}`)))
    const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
    return { names, files: names.length, kilobytes: Math.ceil(bytes / 1024) }
  }
}
