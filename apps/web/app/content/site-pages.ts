/** Every public page that exists and may be found by search; the sitemap and the edge's warming read it. */
export const sitePages: readonly string[] = ['/contact']
