import { text } from './input.ts'
import { stateName } from './states.ts'

const regular = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
/** Government bodies that deduct tax have a number made of their TAN. */
const deductor = /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/
const department = /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The 15th character of a GSTIN, from the 14 before it: weights 1 and 2 in turn, base 36. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}

export function isGstin(value: string): boolean {
  if (stateName(value.slice(0, 2)) === null) return false
  if (regular.test(value)) return gstinCheckDigit(value.slice(0, 14)) === value.at(14)
  return deductor.test(value) || department.test(value)
}

/** The PAN that a regular GSTIN contains; those of government bodies contain none. */
export const panOfGstin = (gstin: string): string | null => (regular.test(gstin) ? gstin.slice(2, 12) : null)

const isPan = (value: string) => /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(value)

/** Written as people copy it, stored without spaces and in capitals. Empty when it isn't known. */
const number = (isValid: (value: string) => boolean, message: string) =>
  text(40, { tooLong: message })
    .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
    .refine((value) => value === '' || isValid(value), message)

export const optionalGstin = number(isGstin, 'Enter a valid 15-character GSTIN')
export const optionalPan = number(isPan, 'Enter a valid 10-character PAN, such as ABCDE1234F')
