import { expect, test } from 'vitest'
import { amountInWords } from './money-words.ts'

test.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees zero and one paise only'],
  [19_00, 'Rupees nineteen only'],
  [40_00, 'Rupees forty only'],
  [101_05, 'Rupees one hundred one and five paise only'],
  [1_00_000_00, 'Rupees one lakh only'],
  [12_50_000_00, 'Rupees twelve lakh fifty thousand only'],
  [1_25_00_000_50, 'Rupees one crore twenty-five lakh and fifty paise only'],
  [
    99_99_99_999_99,
    'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only',
  ],
  [1_00_000_00_00_000_00, 'Rupees one lakh crore only'],
])('%d paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
