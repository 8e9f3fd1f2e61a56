import { symbolNames } from './symbol-names.gen.ts'

let known: Map<number, string> | null = null
const nameOf = (code: number): string | undefined => {
  known ??= new Map(
    symbolNames.flatMap(([first, names]) => names.split('|').map((name, at) => [first + at, name] as const)),
  )
  return known.get(code)
}

const one = String.raw`[\p{Extended_Pictographic}\p{So}\p{Sm}][\u{1F3FB}-\u{1F3FF}]?\uFE0F?[\u{E0020}-\u{E007F}]*`
const symbols = new RegExp(`${one}(?:\u200D${one})*`, 'gu')
const pictographic = /\p{Extended_Pictographic}/u
const lastOfLatin = 0x17f

/** Emoji and signs that the fonts don't have, by their names: `[thumbs up]` instead of an empty box. */
export const nameSymbols = (text: string): string =>
  text
    .replaceAll(/([0-9#*])\uFE0F?\u20E3/g, '$1')
    .replaceAll(/[\u{1F1E6}-\u{1F1FF}]{2}/gu, (flag) => `[flag ${[...flag].map(toLetter).join('')}]`)
    .replaceAll(symbols, (symbol) => {
      const parts = symbol.split('\u200D').map((part) => {
        const code = part.codePointAt(0) ?? 0
        // Signs such as ° and + are letters to the fonts.
        if (code <= lastOfLatin) return null
        return nameOf(code) ?? (pictographic.test(part) ? 'emoji' : null)
      })
      return parts.every((part) => part === null) ? symbol : `[${parts.filter(Boolean).join(', ')}]`
    })
    .replaceAll(/\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu, '')

const toLetter = (indicator: string) => String.fromCharCode((indicator.codePointAt(0) ?? 0) - 0x1f1e6 + 65)
