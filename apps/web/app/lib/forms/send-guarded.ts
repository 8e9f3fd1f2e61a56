import { ApiError } from '../api/api-error.ts'

export type Token = { token: string; minimum_seconds: number }
export type Guard = { form_token: string; proof?: string }

type Deps<Receipt> = {
  /** The form's token, or with `fresh` a new one, once it is old enough to be used. */
  getToken: (fresh: boolean) => Promise<Token>
  send: (guard: Guard) => Promise<Receipt>
  /** Left out on our server, which must not do the sender's proof of work. */
  findProof?: (token: string) => Promise<string>
  wait: (milliseconds: number) => Promise<void>
}

const attempts = 4

/** Sends a public form and handles the guard's answers: wait, renew the token, compute a proof of work. */
export async function sendGuarded<Receipt>({
  getToken,
  send,
  findProof,
  wait,
}: Deps<Receipt>): Promise<Receipt> {
  let token = await getToken(false)
  let proof: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send({ form_token: token.token, ...(proof ? { proof } : {}) })
    } catch (error) {
      const code = error instanceof ApiError && attempt < attempts ? error.code : null
      if (code === 'form_too_fast') {
        await wait(token.minimum_seconds * 1000)
      } else if (code === 'form_token_invalid') {
        token = await getToken(true)
        proof = undefined
      } else if (code === 'proof_required' && findProof) {
        proof = await findProof(token.token)
      } else {
        throw error
      }
    }
  }
}
