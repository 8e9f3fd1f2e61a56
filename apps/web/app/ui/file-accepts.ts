type FileFacts = { name: string; type: string; size: number }

export type FileRules = { accept?: string; maxBytes?: number }

/** The `accept` of an input, from names such as `jpg`. */
export const acceptOf = (types: readonly string[]): string =>
  [...types.map((type) => `.${type}`), '.jpeg'].join(',')

/** A quick check in the browser; the server inspects the content. */
export function fileProblem(file: FileFacts, { accept, maxBytes }: FileRules) {
  if (accept && !accept.split(',').some((pattern) => matches(file, pattern.trim().toLowerCase())))
    return 'type'
  if (maxBytes !== undefined && file.size > maxBytes) return 'size'
  return null
}

export function fileSize(bytes: number) {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function matches({ name, type }: FileFacts, pattern: string) {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
  if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1))
  return type === pattern
}
