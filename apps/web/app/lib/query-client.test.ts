import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('apps/web/app/**/*.{ts,tsx}').filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
const filesWith = (text: string) =>
  files
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => file.replace('apps/web/app/', ''))

// A second cache or socket in the tab would refetch everything when moving between areas.
test.each([
  ['new QueryClient(', 'lib/query-client.ts'],
  ['useState(createQueryClient)', 'features/dashboard/dashboard-layout.tsx'],
  ['createQueryClient()', undefined],
  ['<QueryClientProvider', 'features/dashboard/dashboard-layout.tsx'],
  ['useLive()', 'features/dashboard/dashboard-layout.tsx'],
  ['<DashboardLayout', 'routes/dashboard-layout.tsx'],
])('%s is in one place: %s', (text, place) => {
  expect(filesWith(text).filter((file) => file !== 'lib/live/use-live.ts')).toEqual(place ? [place] : [])
})
