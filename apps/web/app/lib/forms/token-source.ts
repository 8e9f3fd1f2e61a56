import type { Token } from './send-guarded.ts'

type Deps = { ask: () => Promise<Token>; wait: (milliseconds: number) => Promise<void> }

/** Keeps one token for the form and gives it out when it is old enough; a failed question is asked again. */
export function createTokenSource({ ask, wait }: Deps): (fresh: boolean) => Promise<Token> {
  let current: Promise<Token> | undefined

  async function ripe(): Promise<Token> {
    const token = await ask()
    await wait(token.minimum_seconds * 1000)
    return token
  }

  return (fresh) => {
    if (fresh || !current) {
      const asked = ripe()
      asked.catch(() => {
        if (current === asked) current = undefined
      })
      current = asked
    }
    return current
  }
}
