import { expect, test } from 'vitest'
import { nameSymbols } from './name-symbols.ts'

test.for([
  ['Done 👍', 'Done [thumbs up]'],
  ['👍🏽🙏', '[thumbs up][person with folded hands]'],
  ['✅ cast ❤️', '[check mark] cast [heavy black heart]'],
  ['👩🏾‍🔧 is here', '[woman, wrench] is here'],
  ['🇮🇳 1️⃣', '[flag IN] 1'],
  ['Lobby → lift', 'Lobby [rightwards arrow] lift'],
  // Newer than the names.
  ['\u{1FAE9}', '[emoji]'],
  ['25 °C ± 2, ₹ 4 × 3 = 12 © “so” – yes…', '25 °C ± 2, ₹ 4 × 3 = 12 © “so” – yes…'],
  ['क्‍ष ఎప్పుడు', 'क्‍ष ఎప్పుడు'],
] as const)('%s', ([text, shown]) => {
  expect(nameSymbols(text)).toBe(shown)
})
