import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { bundleOptions } from '../../../bundle-options.ts'
import { sampleReceipt } from '../../../test/payments.ts'
import type { renderReceipt } from './receipt-pdf.ts'

// Files that a dependency reads from beside itself are missing in a bundle, and only there.
test('a receipt is rendered from a bundle, far from any dependency', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bundle-'))
  try {
    await build({
      ...bundleOptions,
      sourcemap: false,
      entryPoints: [fileURLToPath(new URL('receipt-pdf.ts', import.meta.url))],
      outdir: directory,
      outExtension: { '.js': '.mjs' },
    })
    const path = join(directory, 'receipt-pdf.mjs')
    const bundled = (await import(path)) as { renderReceipt: typeof renderReceipt }
    const { text } = await extractText(new Uint8Array(await bundled.renderReceipt(sampleReceipt)), {
      mergePages: true,
    })
    expect(text).toContain(sampleReceipt.number)
    expect(text).toContain('₹1,25,00,000.50')
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
