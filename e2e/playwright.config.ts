import { defineConfig, devices } from '@playwright/test'
import { parseArgs } from 'node:util'
import { chromiumOptions } from './chromium-options.ts'

const edgePort = 8090
const workshopPort = 8089

// Building the gallery takes half a minute, so it is skipped when only other projects run, or when CI has built it.
const { values: options } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
  allowPositionals: true,
})
const chosen = options.project ?? []
const withGallery = chosen.length === 0 || chosen.includes('gallery')

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/e2e-results',
  globalSetup: './start-system.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  retries: 1,
  // Two for the browser's tests, which keep two cores busy, and one for the others: the system's mostly wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${edgePort}`,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  ...(withGallery && {
    webServer: {
      command: `${process.env['WORKSHOP_BUILT'] ? '' : 'pnpm build:workshop && '}node apps/web/server.ts`,
      env: {
        WEB_PORT: String(workshopPort),
        WEB_BUILD: 'build-workshop',
        LOG_LEVEL: 'warn',
        SAMPLE_CONTENT: 'true',
      },
      url: `http://127.0.0.1:${workshopPort}/gallery`,
      cwd: '..',
      timeout: 180_000,
    },
  }),
  projects: [
    // Animations cost an eighth of the CPU time; the tests of motion turn them on again.
    {
      name: 'browser',
      testDir: 'journeys',
      workers: 2,
      use: { ...devices['Desktop Chrome'], channel: '', contextOptions: { reducedMotion: 'reduce' } },
    },
    // The gallery of components isn't part of the site and has its own build.
    {
      name: 'gallery',
      testDir: 'gallery',
      workers: 1,
      use: { ...devices['Desktop Chrome'], channel: '', baseURL: `http://127.0.0.1:${workshopPort}` },
    },
    // Starts and kills processes of its own.
    { name: 'system', testDir: 'system', workers: 1 },
  ],
})
