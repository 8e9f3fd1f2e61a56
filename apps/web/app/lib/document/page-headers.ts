const day = 86_400

/** Kept at the edge for a minute, then renewed behind the visitor's back; shown old rather than not at all. */
export const publicPage = `public, max-age=0, s-maxage=60, stale-while-revalidate=${day}, stale-if-error=${30 * day}`

/** Answers to a form, and errors, are nobody else's. */
const privatePage = 'private, no-store'

export const cacheControl = (method: string, status: number) =>
  (method === 'GET' || method === 'HEAD') && status === 200 ? publicPage : privatePage
