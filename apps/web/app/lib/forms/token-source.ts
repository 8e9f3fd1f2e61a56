import type { Token } from './send-guarded.ts'

type Deps = { ask: () => Promise<Token>; wait: (milliseconds: number) => Promise<void> }

/** Caches one token for the form and returns it when it is old enough; a failed request is repeated. */
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
