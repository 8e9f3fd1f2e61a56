import { reactRouter } from '@react-router/dev/vite'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { englishAria } from './vite-aria-locales.ts'
import { chunkGroups } from './vite-chunks.ts'
import { singleIcons } from './vite-icons.ts'
import { inlineScripts } from './vite-inline-scripts.ts'
import { withoutInjectedStyles } from './vite-injected-styles.ts'
import { drawingFolders, drawings } from './vite-drawings.ts'
import { contentPictures } from './vite-pictures.ts'
import { samplePhotograph } from './sample-photograph.ts'

const sharedSheets =
  /\/app\/(features\/shell\/(header|footer|newsletter|page-frame|screens|contact-lines)|illustrations\/(ink|draws|figure|drawing-image|monogram-plate)|routes\/site\/(parts\/(sheet|page-head|sent-reference)|offers\/offers|search\/search))\.css/

const ariaParts =
  'Autocomplete Button Calendar ComboBox DateField DatePicker Dialog FieldError Group Header Heading I18nProvider Input Label ListBox Menu Modal NumberField Popover Select Separator Text TextField Tooltip'.split(
    ' ',
  )

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    withoutInjectedStyles(),
    englishAria(),
    singleIcons(),
    inlineScripts(),
    contentPictures(
      fileURLToPath(new URL('./app/content/images', import.meta.url)),
      // For the gallery: the home page with a photograph.
      command === 'serve' || process.env['WORKSHOP']
        ? { 'sample.jpg': () => samplePhotograph(1200, 900) }
        : {},
    ),
    drawings(drawingFolders),
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
      ...ariaParts.map((part) => `react-aria-components/${part}`),
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
