/** One page for both mails: confirming a new account's address, and confirming a changed address. */
export function linkOf(search: string) {
  const query = new URLSearchParams(search)
  const change = query.get('change')
  return change === null
    ? ({ path: '/api/auth/verify-email', token: query.get('token') ?? '' } as const)
    : ({ path: '/api/auth/confirm-email', token: change } as const)
}
