/**
 * The path of a request without what must not be logged: the query, and the token in invitation links that were sent
 * before tokens moved into the query.
 */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^\/invite\/.*/s, '/invite/[redacted]')
