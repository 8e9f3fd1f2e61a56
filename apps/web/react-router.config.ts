import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { precompress } from './server/precompress.ts'

export default {
  ssr: true,
  // The workshop build is the site plus the gallery of components, used by the gallery tests.
  buildDirectory: process.env['WORKSHOP'] ? 'build-workshop' : 'build',
  // One hashed file instead of requests to the server, so that navigation works while `web` is down.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
