type Options<Answer> = {
  /** Returned until there is a first answer. */
  fallback: Answer
  freshMs?: number
  now?: () => number
}

/** Fetches again when the answer is stale; returns the stale one if that fails. */
export function createLastGood<Answer>({ fallback, freshMs = 20_000, now = Date.now }: Options<Answer>) {
  let cached: { answer: Answer; at: number } | undefined
  let asking: Promise<Answer> | undefined

  return (ask: () => Promise<Answer>, onFailure: (error: unknown) => void): Promise<Answer> => {
    if (cached && now() - cached.at < freshMs) return Promise.resolve(cached.answer)
    asking ??= ask()
      .then((answer) => {
        cached = { answer, at: now() }
        return answer
      })
      .catch((error: unknown) => {
        onFailure(error)
        // A stale answer is better than none, and not every visitor should query a service that is down.
        cached = { answer: cached?.answer ?? fallback, at: now() - freshMs + 2_000 }
        return cached.answer
      })
      .finally(() => (asking = undefined))
    return asking
  }
}
