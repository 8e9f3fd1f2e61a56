import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import table from '../routes.ts'

const routes = fileURLToPath(new URL('.', import.meta.url))
const domain = fileURLToPath(new URL('../../../../packages/domain/src/', import.meta.url))
const formLibraries = /^(?:zod|react-hook-form|@hookform\/resolvers)(?:\/|$)/

/** The chain of static imports from a file to a library for forms, if there is one. */
function wayToForms(entry: string): string[] | null {
  const importers = new Map<string, string | null>([[entry, null]])
  for (const [file] of importers) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm,
    )) {
      if (formLibraries.test(path)) return [...wayTo(file, importers), path]
      const target = path.startsWith('@trusswell/domain/')
        ? path.replace('@trusswell/domain/', domain)
        : resolve(dirname(file), path)
      if (/\.tsx?$/.test(path) && existsSync(target) && !importers.has(target)) importers.set(target, file)
    }
  }
  return null
}

function wayTo(file: string, importers: Map<string, string | null>): string[] {
  const importer = importers.get(file)
  return importer ? [...wayTo(importer, importers), file] : [file]
}

// These pages are forms themselves.
const forms = [
  'admin/account.tsx',
  'admin/newsletter/issue.tsx',
  'admin/settings/settings.tsx',
  'client/settings.tsx',
  'manager/settings.tsx',
  'projects/create/create-project.tsx',
]

// These load at once after their page.
const parts = [
  'admin/payments/payment-table.tsx',
  'admin/projects/admin-table.tsx',
  'projects/activity/activity-card.tsx',
  'projects/diary/diary-card.tsx',
  '../features/applications/application-table.tsx',
  '../features/contacts/contact-table.tsx',
]

const layout = table.find(({ file }) => file === 'routes/dashboard-layout.tsx')
const pages = (layout?.children ?? []).map(({ file }) => file.replace('routes/', ''))

test.each(['dashboard-layout.tsx', ...pages.filter((page) => !forms.includes(page)), ...parts])(
  '%s loads neither zod nor a form before someone opens one',
  (route) => {
    expect(wayToForms(join(routes, route))).toBeNull()
  },
)

test('the same search finds zod and forms where they are', () => {
  expect(forms.filter((page) => !pages.includes(page) || !wayToForms(join(routes, page)))).toEqual([])
  expect(wayToForms(join(domain, 'projects.ts'))).toContain('zod')
})
