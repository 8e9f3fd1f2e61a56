/** The same content keeps its key, so that sending it again is a retry; changed content is a new request. */
export function createKeyPerContent(newKey: () => string): (content: unknown) => string {
  let last: { content: string; key: string } | undefined
  return (value) => {
    const content = JSON.stringify(value)
    if (last?.content !== content) last = { content, key: newKey() }
    return last.key
  }
}
