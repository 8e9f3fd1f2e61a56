import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { drawingFolders, drawings } from './apps/web/vite-drawings.ts'
import { inlineScripts } from './apps/web/vite-inline-scripts.ts'
import { secondTries } from './bin/second-tries.ts'

const api = { globalSetup: 'apps/api/test/template-database.ts' }

// These replace a module by `vi.mock`, which only works in a worker that hasn't loaded it.
const isolated = 'apps/api/**/*.isolated.test.ts'
// The same for the web app, found by what they call, so that none is forgotten.
const webTests = 'apps/web/**/*.test.{ts,tsx}'
const webIsolated = globSync(webTests, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter(
  (file) => /vi\.(doMock|mock|resetModules)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
)
const webSetup = 'apps/web/test-media.ts'
const web = { extends: true as const, plugins: [inlineScripts(), drawings(drawingFolders)] }

// Statistics over hundreds of tries, and a module made and tested in a copy of the tree: by `pnpm test:long` only.
const long = process.env['LONG']
  ? [
      {
        extends: true as const,
        test: { ...api, name: 'long', include: ['apps/api/**/*.long.ts', 'bin/**/*.long.ts'] },
      },
    ]
  : []

// Generated requests: by `pnpm fuzz` only.
const fuzz = process.env['FUZZ_REQUESTS']
  ? [{ extends: true as const, test: { ...api, name: 'fuzz', include: ['apps/api/test/fuzz.requests.ts'] } }]
  : []

const suite = process.env['LONG'] ? 'long' : process.env['FUZZ_REQUESTS'] ? 'fuzz' : 'unit'

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `reports/${suite}.json` }],
      secondTries(`reports/${suite}-second-tries.json`),
    ],
    // As in the browser: one of 3,000 tests that lost a race with a process it started is listed, and stops nothing.
    retry: process.env['CI'] ? 1 : 0,
    // Against a hang; a busy machine takes long to seed or to start a process.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
    // Many tests wait for a server or a clock, so that two cores have time for a third.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'domain', isolate: false, include: ['packages/domain/**/*.test.ts'] } },
      // Loading the API takes longer than most of its files of tests: a worker loads it once for all of them.
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          include: ['apps/api/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, isolated],
          isolate: false,
          setupFiles: ['apps/web/test-cleanup.ts'],
        },
      },
      { extends: true, test: { ...api, name: 'api-isolated', include: [isolated] } },
      // Starting a worker for each file takes nearly a third of the CPU time of these tests.
      {
        ...web,
        test: {
          name: 'web',
          include: [webTests],
          exclude: [...configDefaults.exclude, ...webIsolated],
          isolate: false,
          setupFiles: ['apps/web/test-cleanup.ts', webSetup],
        },
      },
      { ...web, test: { name: 'web-isolated', include: webIsolated, setupFiles: [webSetup] } },
      { extends: true, test: { name: 'tools', include: ['bin/**/*.test.ts', 'infra/**/*.test.ts'] } },
      ...long,
      ...fuzz,
    ],
  },
})
