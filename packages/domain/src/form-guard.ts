import { z } from 'zod'
import { text } from './input.ts'

/** A person needs longer than this to fill in any of our forms; a script doesn't. */
export const formMinimumSeconds = 2
export const formTokenLifetimeSeconds = 2 * 60 * 60
/** About a second of one phone core; nothing for a person once, dear for a flood. */
export const proofDifficultyBits = 16

export const FormName = z.enum(['contact', 'newsletter', 'application'])
export type FormName = z.infer<typeof FormName>

export const FormToken = z
  .strictObject({ token: z.string(), minimum_seconds: z.number(), proof_bits: z.int() })
  .meta({ id: 'FormToken' })

/** The fields that every public form carries besides its own. */
export const formGuardFields = {
  form_token: text(400),
  /** Hidden from people; whatever fills it in is not a person. */
  website: z.literal('', 'Please leave this field empty').optional(),
  /** Answer to the proof of work that is asked for after too many messages. */
  proof: text(15)
    .regex(/^\d{1,15}$/)
    .optional(),
}

/** `digest` is SHA-256 of `${token}:${proof}`. */
export function isProof(digest: Uint8Array): boolean {
  const wholeBytes = proofDifficultyBits >> 3
  for (let index = 0; index < wholeBytes; index += 1) if (digest[index] !== 0) return false
  const restBits = proofDifficultyBits & 7
  return restBits === 0 || (digest[wholeBytes] ?? 255) >> (8 - restBits) === 0
}
