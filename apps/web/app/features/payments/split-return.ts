/** The list's own URL parameters. */
const ownParams = ['status', 'pages', 'open']
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Splits a payment page's return URL into the payment's id, the gateway's parameters and the list's own. */
export function splitReturn(params: URLSearchParams) {
  const all = [...params]
  const given = params.get('returned')
  return {
    /** Null when the URL was mistyped or truncated, so that there is nothing to report. */
    id: given !== null && uuid.test(given) ? given : null,
    isCancelled: params.has('cancelled'),
    gateway: Object.fromEntries(
      all.filter(([name]) => name !== 'returned' && name !== 'cancelled' && !ownParams.includes(name)),
    ),
    own: all.filter(([name]) => ownParams.includes(name)),
  }
}
