import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite-chunks.ts'
import { withoutInjectedStyles } from './vite-injected-styles.ts'
import { contentPictures } from './vite-pictures.ts'

const sharedSheets =
  /\/app\/(features\/shell\/(header|footer|newsletter|page-frame|screens)|illustrations\/(ink|draws|figure|monogram-plate)|routes\/site\/(parts\/(sheet|page-head)|search\/search))\.css/

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutInjectedStyles(),
    contentPictures(fileURLToPath(new URL('./app/content/images', import.meta.url))),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./app/lib/zod.ts', import.meta.url)) }],
  },
  // In development only files that are not bundled beforehand pass through the plugin above.
  optimizeDeps: {
    exclude: ['sonner'],
    // Found only behind the first touch otherwise, which makes the page load again.
    include: [
      '@hookform/resolvers/zod',
      '@internationalized/date',
      '@tanstack/react-query',
      'lucide-react',
      'openapi-fetch',
      'react-aria-components',
      'react-hook-form',
      'uqr',
      'zod/v4',
    ],
  },
  // The content security policy allows no data: URLs for fonts and scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every public page shares comes as one sheet instead of nine.
          output: {
            codeSplitting: {
              groups: [{ name: 'site-sheet', test: sharedSheets, priority: 20 }, ...chunkGroups()],
            },
          },
        },
      },
    },
  },
  // One self-contained file to serve from, with React's production build whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: {
    __SOCIAL_PICTURES__: JSON.stringify(readdirSync(new URL('./public/og', import.meta.url))),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  server: {
    host: '127.0.0.1',
    port: 3000,
    proxy: { '/api': { target: 'http://127.0.0.1:5002', ws: true } },
  },
}))
