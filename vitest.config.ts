import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.{ts,tsx}'],
          globalSetup: 'apps/api/test/template-database.ts',
          maxWorkers: 2,
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'tools', include: ['bin/**/*.test.ts', 'infra/**/*.test.ts'] } },
    ],
  },
})
