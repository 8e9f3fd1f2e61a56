/** What the list itself keeps in the URL. */
const ownParams = ['status', 'pages', 'open']

/** The URL that a payment page sends the browser back to: what the gateway added, and what is the list's own. */
export function splitReturn(params: URLSearchParams) {
  const all = [...params]
  return {
    isCancelled: params.has('cancelled'),
    gateway: Object.fromEntries(
      all.filter(([name]) => name !== 'returned' && name !== 'cancelled' && !ownParams.includes(name)),
    ),
    own: all.filter(([name]) => ownParams.includes(name)),
  }
}
