const day = 86_400

/**
 * Cached at the edge for half a minute, then renewed in the background; shown old rather than not at all. With the
 * seconds for which web keeps the company's data, a change of the settings is out within a minute.
 */
export const publicPage = `public, max-age=0, s-maxage=30, stale-while-revalidate=${day}, stale-if-error=${30 * day}`

/** Answers to a form, and errors, must not be cached for others. */
const privatePage = 'private, no-store'

export const cacheControl = (method: string, status: number) =>
  (method === 'GET' || method === 'HEAD') && status === 200 ? publicPage : privatePage
