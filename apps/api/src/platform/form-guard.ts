import {
  formMinimumSeconds,
  formTokenLifetimeSeconds,
  isProof,
  type FormName,
} from '@trusswell/domain/form-guard.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { addressBucket } from './client-address.ts'
import { AppError, tooManyRequests } from './errors.ts'
import { createRateLimit, type RateLimit } from './rate-limits.ts'
import type { Signer } from './secrets.ts'

const hour = 3600
const allowance = { email: 5, address: 60 }

type Submission = {
  form: FormName
  token: string
  proof?: string | undefined
  email: string
  ip: string
  /** A request that is repeated under the same id counts once at each stage. */
  retryId: string | null
}

/** Limits floods and simple bots on public forms. Refused requests always get an error. */
export function createFormGuard(redis: Redis, signer: Signer, now: () => number) {
  const limit = (name: string, points: number, seconds = hour) =>
    createRateLimit(redis, { name: `form:${name}`, points, seconds })
  const free = { email: limit('email', allowance.email), address: limit('address', allowance.address) }
  const proven = {
    email: limit('proven-email', allowance.email),
    address: limit('proven-address', allowance.address),
  }
  const freeRetries = limit('retry', 1, formTokenLifetimeSeconds)
  const provenRetries = limit('proven-retry', 1, formTokenLifetimeSeconds)
  const proofs = limit('proof', 1, formTokenLifetimeSeconds)
  const proofOwners = limit('proof-owner', 1, formTokenLifetimeSeconds)

  function issue(form: FormName): string {
    const head = `${form}.${Math.floor(now() / 1000)}.${randomBytes(12).toString('base64url')}`
    return `${head}.${signer.sign(head)}`
  }

  async function check(submission: Submission): Promise<void> {
    checkToken(signer, submission, now())
    const freeUse = await use(free, submission, await isFirst(freeRetries, submission))
    if (!freeUse.exceeded) return
    if (submission.proof === undefined) {
      throw new AppError(
        'proof_required',
        'We’ve received many messages from your network. Please try again.',
      )
    }
    if (!isProof(digest(`${submission.token}:${submission.proof}`))) {
      throw new AppError('proof_required', 'Please try again.')
    }
    await consumeProof(submission)
    const provenUse = await use(proven, submission, await isFirst(provenRetries, submission))
    if (provenUse.exceeded) {
      throw tooManyRequests('Too many messages. Please call us or try again later.', provenUse.retryAfter)
    }
  }

  /** A token's proof works once; only a retry of the request that used it may present it again. */
  async function consumeProof({ token, retryId }: Submission): Promise<void> {
    const owner = retryId === null ? null : `${token}:${retryId}`
    if (!(await proofs.take(token)).exceeded) {
      if (owner !== null) await proofOwners.take(owner)
    } else if (owner === null || (await proofOwners.look(owner)).used === 0) {
      throw invalidToken()
    }
  }

  return { issue, check }
}

const isFirst = async (retries: RateLimit, { retryId }: Submission) =>
  retryId === null || (await retries.take(retryId)).used === 1

async function use(limits: Record<'email' | 'address', RateLimit>, submission: Submission, first: boolean) {
  const email = digest(submission.email.toLowerCase()).toString('base64url')
  const step = first ? 'take' : 'look'
  const both = await Promise.all([
    limits.email[step](email),
    limits.address[step](addressBucket(submission.ip)),
  ])
  const over = both.filter((each) => each.exceeded)
  return { exceeded: over.length > 0, retryAfter: Math.max(0, ...over.map((each) => each.retryAfter)) }
}

function checkToken(signer: Signer, { form, token }: Submission, now: number): void {
  const [head, signature] = splitLast(token)
  if (!signer.matches(head, signature)) throw invalidToken()
  const [tokenForm, issued] = head.split('.')
  const age = now / 1000 - Number(issued)
  if (tokenForm !== form || age > formTokenLifetimeSeconds) throw invalidToken()
  if (age < formMinimumSeconds) {
    throw new AppError('form_too_fast', 'That was very quick. Please check your message and send it again.')
  }
}

const invalidToken = () =>
  new AppError('form_token_invalid', 'This form is out of date. Please send it again.')

const digest = (text: string) => createHash('sha256').update(text).digest()

function splitLast(text: string): [string, string] {
  const at = text.lastIndexOf('.')
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
}
