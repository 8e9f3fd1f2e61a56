import { defineConfig, devices } from '@playwright/test'

const edgePort = 8090
const workshopPort = 8089

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/e2e-results',
  globalSetup: './start-system.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${edgePort}`,
    trace: 'off',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'pnpm build:workshop && node apps/web/server.ts',
    env: { WEB_PORT: String(workshopPort), WEB_BUILD: 'build-workshop', LOG_LEVEL: 'warn' },
    url: `http://127.0.0.1:${workshopPort}/gallery`,
    cwd: '..',
    timeout: 60_000,
  },
  projects: [
    { name: 'browser', testDir: 'journeys', use: { ...devices['Desktop Chrome'], channel: '' } },
    // The gallery of primitives is not part of the site: it has a build of its own.
    {
      name: 'gallery',
      testDir: 'gallery',
      use: { ...devices['Desktop Chrome'], channel: '', baseURL: `http://127.0.0.1:${workshopPort}` },
    },
    // Starts and kills processes of its own: last and alone, so that nothing else is slow or starved.
    { name: 'system', testDir: 'system', dependencies: ['browser', 'gallery'], workers: 1 },
  ],
})
