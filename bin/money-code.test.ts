import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

// The only file that may divide, multiply or format amounts; all other code uses it.
const moneyFile = 'packages/domain/src/money.ts'

const rules: [name: string, pattern: RegExp][] = [
  ['a dollar amount', /\$\$\{|>\s*\$\s*[{\d]\S*\.\d\d\b|\$\d[\d,]*\.\d\d\b|US\$|(['"`])\$\1\s*\+/],
  ['a second money formatter', /style:\s*'currency'|currencyDisplay/],
  ['float arithmetic on paise', /\b\w*paise\w*\)?\s*[*/]\s*[\w(]|[\w)]\s*[*/]\s*[\w.]*paise\b(?!\s*\()/i],
  [
    'float arithmetic on paise',
    /parseFloat\([^)]*(paise|amount|rupee)|(paise|rupees?|amount)\w*\.toFixed\(/i,
  ],
]

// PostgreSQL's bigint and numeric don't lose anything either.
const isExact = (line: string) => /BigInt\(|\bsql[<`]/.test(line)

function findViolations(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && !isExact(line))
    .flatMap((line) => rules.filter(([, rule]) => rule.test(line)).map(([name]) => `${name}: ${line.trim()}`))
}

test('[CN-03] money is integer paise with one formatter, and never in dollars', async () => {
  const files = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']).filter(
    (path) => path !== moneyFile && !/\.(gen|test|long)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(
    files.map(async (path) => findViolations(await readFile(path, 'utf8')).map((each) => `${path}: ${each}`)),
  )
  expect(found.flat()).toEqual([])
})

test.each([
  'const text = `$${toRupees(paise)}`',
  '<p>${12.50}</p>',
  "const price = '$1,250.00'",
  "'$' + amount",
  "new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })",
  'const tax = amount_paise * 0.18',
  'const half = (paise) / 2',
  'const share = 0.5 * row.credited_paise',
  'parseFloat(input.amount)',
  'amount.toFixed(2)',
])('%s is found', (line) => {
  expect(findViolations(line)).not.toEqual([])
})

test.each([
  'where id = $1',
  'formatMoney(credited_paise)',
  '`${paise}`',
  'Number(BigInt(paise) * rate / 100n)',
])('%s is fine', (line) => {
  expect(findViolations(line)).toEqual([])
})
