import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { precompress } from './server/precompress.ts'

export default {
  ssr: true,
  // The workshop is the site plus the gallery of primitives, built apart for the tests that look at it.
  buildDirectory: process.env['WORKSHOP'] ? 'build-workshop' : 'build',
  // One hashed file instead of a question to the server: moving between pages works while `web` is down.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
