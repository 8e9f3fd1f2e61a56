/** What a visitor sent before an admin corrected it; null where that is what is shown. */
export function sentAs(now: string | null, original: string | null | undefined): string | null {
  if (original === undefined || original === now) return null
  return original ? `Sent as: ${original}` : 'Originally left empty'
}
