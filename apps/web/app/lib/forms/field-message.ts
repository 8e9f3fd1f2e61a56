/** The message of a field; of a list, that of its first wrong line. */
export function fieldMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  const inner = Object.entries(error).filter(([name]) => name !== 'ref')
  return inner.map(([, each]) => fieldMessage(each)).find((message) => message !== undefined)
}
