import type { Matches } from './document/site-data.ts'
import { hiddenMeta } from './page-meta.ts'

export const privateHeaders = () => ({ 'Cache-Control': 'private, no-store' })

/** The `meta` function of pages for signed-in people. */
export const privateMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }) =>
    hiddenMeta(matches, title)
