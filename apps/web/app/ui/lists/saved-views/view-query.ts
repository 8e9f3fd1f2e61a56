/** Parameters that aren't saved with a view. */
const passing = ['open', 'pages', 'cursor']

/** What is saved of a URL's search. */
export function viewQuery(params: URLSearchParams): string {
  const saved = new URLSearchParams(params)
  for (const each of passing) saved.delete(each)
  saved.sort()
  return saved.toString()
}
