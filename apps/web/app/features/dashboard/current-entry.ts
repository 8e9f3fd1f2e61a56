type Entry = { to: string; also?: string[] }

/** Overview on its exact path, the others on everything below them. */
export function currentEntry<Of extends Entry>(entries: Of[], pathname: string): Of | undefined {
  const [overview, ...others] = entries
  if (overview?.to === pathname) return overview
  return others.find(({ to, also = [] }) =>
    [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  )
}
