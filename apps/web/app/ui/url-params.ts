export function withParam(params: URLSearchParams, name: string, value: string | null) {
  const next = new URLSearchParams(params)
  if (value === null || value === '') next.delete(name)
  else next.set(name, value)
  return next
}

export function searchWith(params: URLSearchParams, changes: Record<string, string | null>) {
  const next = Object.entries(changes).reduce((now, [name, value]) => withParam(now, name, value), params)
  return { search: next.size > 0 ? `?${next}` : '' }
}
