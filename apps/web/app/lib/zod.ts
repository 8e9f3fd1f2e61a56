// Stands in for `zod` in the bundles (vite.config.ts), so that this runs before the first schema is made: zod asks
// then whether it may compile schemas by `new Function`, which the content security policy refuses and reports.
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
