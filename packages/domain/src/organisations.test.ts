import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingErrors, OrganisationPatch } from './organisations.ts'
import { suggestPlace } from './pin-codes.ts'
import { stateName, states } from './states.ts'
import { gstinCheckDigit, isGstin } from './tax-numbers.ts'

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const first14 = fc
  .tuple(
    fc.constantFrom(...states.map(({ code }) => code)),
    fc.string({ unit: letter, minLength: 5, maxLength: 5 }),
    fc.integer({ min: 1000, max: 9999 }),
    letter,
    fc.constantFrom(...'123456789ABZ'),
  )
  .map(([state, name, number, last, entity]) => `${state}${name}${number}${last}${entity}Z`)

test('a regular GSTIN is accepted with its check digit and no other', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map(isGstin)).toEqual([true, true])
  fc.assert(
    fc.property(first14, fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (start, last) => {
      expect(isGstin(start + last)).toBe(last === gstinCheckDigit(start))
    }),
  )
})

test('numbers of government bodies are accepted, those of unknown states are not', () => {
  expect(['29BLRA12345B1DZ', '07DELH01234F1DX', '36HYDA12345C1Z5'].map(isGstin)).toEqual([true, true, true])
  expect(['28AAPFU0939F1ZV', '00BLRA12345B1DZ', '27AAPFU0939F1Z', ''].map(isGstin)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('tax numbers are stored in capitals without spaces', () => {
  expect(OrganisationPatch.parse({ gstin: ' 27aapfu 0939f1zv', pan: 'aapfu0939f ' })).toEqual({
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
  })
  expect(OrganisationPatch.safeParse({ pan: 'AAPFU0939' }).success).toBe(false)
  expect(OrganisationPatch.safeParse({ state: '28' }).success).toBe(false)
})

test('state, category and PAN must fit the GSTIN', () => {
  const row = {
    state: '27',
    gst_category: 'regular',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
  } as const
  expect(billingErrors(row)).toEqual({})
  expect(Object.keys(billingErrors({ ...row, state: '29' }))).toEqual(['state'])
  expect(Object.keys(billingErrors({ ...row, pan: 'AAPFU0939G' }))).toEqual(['pan'])
  expect(Object.keys(billingErrors({ ...row, gst_category: 'unregistered' }))).toEqual(['gst_category'])
  expect(Object.keys(billingErrors({ ...row, gstin: '' }))).toEqual(['gstin'])
  expect(billingErrors({ ...row, gst_category: 'government', gstin: '' })).toEqual({})
  expect(billingErrors({ state: '', gst_category: 'unregistered', gstin: '', pan: '' })).toEqual({})
})

test('every state that a PIN code suggests has a GST code', () => {
  const pins = Array.from({ length: 900 }, (_, index) => `${index + 100}001`)
  const suggested = new Set(pins.map((pin) => suggestPlace(pin).state).filter((state) => state !== null))
  expect([...suggested].filter((name) => !states.some((state) => state.name === name))).toEqual([])
  expect(stateName('29')).toBe('Karnataka')
})
