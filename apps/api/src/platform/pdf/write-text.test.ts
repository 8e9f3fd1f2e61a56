import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { margin, openPdf } from './open-pdf.ts'
import { writeText } from './write-text.ts'

const open = () =>
  openPdf({ title: 'Long', author: 'Trusswell', at: new Date(0), margins: { top: margin, bottom: margin } })

async function millisecondsFor(text: string): Promise<number> {
  const { pdf, width, finish } = open()
  const begun = process.cpuUsage()
  writeText(pdf, text, { size: 10.5, width })
  await finish()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

const length = 8_000
const fill = (part: string) => part.repeat(length / part.length + 1).slice(0, length)
const scripts: [name: string, words: string, runs: string[]][] = [
  ['Latin', 'The slab of the second floor is cast on Friday. ', ['a', 'W', 'é', '.', '1,', 'ab-', 'x\u00A0']],
  ['Devanagari', 'स्लैब की ढलाई शुक्रवार को होगी। ', ['क', 'क्ष', 'क्षि', 'कि', 'क्\u200D', '\u093C', '।']],
  ['Telugu', 'స్లాబ్ పని శుక్రవారం జరుగుతుంది. ', ['అ', 'క్ష', 'క్ష్మి', 'కె', '\u0C3E']],
  [
    'other',
    'Words beside others, नमस्ते తెలుగు. ',
    ['a\u0301', '\u0301', '漢', 'ع', 'aकఅ', '🙂', '! ', '\u200D'],
  ],
]

test.each(scripts)(
  'a word of 8,000 letters takes about as long as words with spaces: %s',
  async (_, words, runs) => {
    // What is loaded and compiled once.
    await millisecondsFor(fill(words))
    for (const run of runs) {
      const time = await millisecondsFor(fill(run))
      // Times below 30 ms say more about the machine than about the text. Without the cut the ratio is 29 to 660.
      const ofWords = Math.max(30, await millisecondsFor(fill(words)))
      expect(time / ofWords, `${JSON.stringify(run)}: ${time} ms beside ${ofWords} ms`).toBeLessThan(15)
    }
  },
)

test.each([
  ['wide letters', 'W'.repeat(400)],
  ['Latin', `Before ${'a'.repeat(300)} after`],
  ['two scripts', `${'W'.repeat(40)}నమస్కారం${'W'.repeat(59)}`],
  ['Devanagari', `पहले ${'क्षि'.repeat(200)} बाद में`],
  ['Telugu', `మొదలు ${'క్ష్మి'.repeat(200)} చివర`],
  ['two words', `${'అ'.repeat(300)}${'తె'.repeat(100)}${'x'.repeat(100)}`],
  [
    'URLs',
    'https://files.trusswell.example/second-floor/drawings/slab-reinforcement-detail-sheet-4.pdf '.repeat(4),
  ],
])('no line goes beyond its column: %s', async (_, text) => {
  for (const [size, share] of [
    [10.5, 1],
    [15, 0.5],
    [9, 0.15],
  ] as const) {
    const { pdf, width, finish } = open()
    writeText(pdf, text, { size, width: width * share })
    const document = await getDocumentProxy(new Uint8Array(await finish()))
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent()
      for (const item of items)
        if ('str' in item && item.str.trim() !== '')
          expect(item.transform[4] + item.width).toBeLessThanOrEqual(margin + width * share + 1)
    }
  }
})
