import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

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
  if (score >= 2) return null
  return sequence[0]?.pattern === 'dictionary'
    ? 'This password is one of the most common ones. Please choose another one.'
    : 'This password is easy to guess. Add another word or two.'
}
