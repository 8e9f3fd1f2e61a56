// Replaces `zod` in the bundles (vite.config.ts), so that this runs before the first schema is created: zod then
// tests whether it may compile schemas with `new Function`, which the content security policy blocks and reports.
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
