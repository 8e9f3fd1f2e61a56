import { defineConfig } from 'vitest/config'

const api = { globalSetup: 'apps/api/test/template-database.ts' }

// Statistics over hundreds of tries, which want a quiet machine: by `pnpm test:long` only.
const long = process.env['LONG']
  ? [{ extends: true as const, test: { ...api, name: 'long', include: ['apps/api/**/*.long.ts'] } }]
  : []

// Generated requests: by `pnpm fuzz` only.
const fuzz = process.env['FUZZ_REQUESTS']
  ? [{ extends: true as const, test: { ...api, name: 'fuzz', include: ['apps/api/test/fuzz.requests.ts'] } }]
  : []

const suite = process.env['LONG'] ? 'long' : process.env['FUZZ_REQUESTS'] ? 'fuzz' : 'unit'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `reports/${suite}.json` }]],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Many tests wait for a server or a clock, so that two cores have time for a third.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      { extends: true, test: { ...api, name: 'api', include: ['apps/api/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'tools', include: ['bin/**/*.test.ts', 'infra/**/*.test.ts'] } },
      ...long,
      ...fuzz,
    ],
  },
})
