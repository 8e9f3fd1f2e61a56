let wanted = false
const listeners = new Set<() => void>()

export const isToasterWanted = () => wanted

export function wantToaster() {
  wanted = true
  for (const listener of listeners) listener()
}

export function watchToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
