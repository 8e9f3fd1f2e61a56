// `pnpm strings`: every text of the screens, mails and PDFs in one file, to be read by an editor.
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { uiStrings } from './ui-strings.ts'

const target = 'reports/strings.md'
const files = globSync([
  'apps/web/app/**/*.{ts,tsx}',
  'apps/api/src/{modules,platform}/**/*.{ts,tsx}',
  'packages/domain/src/*.ts',
])
  .filter((path) => !/\.(test|gen|long)\.tsx?$|\/(seed|samples|mail-samples)[^/]*$|\/workshop\//.test(path))
  .toSorted()

const sections: string[] = []
let count = 0
for (const path of files) {
  const strings = uiStrings(path, await readFile(path, 'utf8'))
  if (strings.length === 0) continue
  count += strings.length
  sections.push(`## ${path}\n\n${strings.map((text) => `- ${text}`).join('\n')}\n`)
}
await mkdir('reports', { recursive: true })
await writeFile(target, `# All texts\n\n${sections.join('\n')}`)
console.log(`${count} texts of ${sections.length} files in ${target}`)
