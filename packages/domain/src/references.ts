/** What people read out on the phone, such as `TW-2611-0042`: year and month of creation, and a running number. */
const whole = /^tw[\s‐‑–-]*(\d{4})[\s‐‑–-]*(\d{4,9})$/i
const withoutLetters = /^(\d{2}(?:0[1-9]|1[0-2]))[‐‑–-](\d{4,9})$/

/** The reference that was typed, as it is stored; null when the text isn't one. */
export function typedReference(text: string): string | null {
  const [, month, number] = whole.exec(text.trim()) ?? withoutLetters.exec(text.trim()) ?? []
  return month && number ? `TW-${month}-${number}` : null
}
