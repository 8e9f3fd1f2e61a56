type Options<Answer> = {
  /** Shown until there was an answer at all. */
  fallback: Answer
  freshMs?: number
  now?: () => number
}

/** Asks again when the answer is old; shows the old one where the question fails. */
export function createLastGood<Answer>({ fallback, freshMs = 20_000, now = Date.now }: Options<Answer>) {
  let kept: { answer: Answer; at: number } | undefined
  let asking: Promise<Answer> | undefined

  return (ask: () => Promise<Answer>, onFailure: (error: unknown) => void): Promise<Answer> => {
    if (kept && now() - kept.at < freshMs) return Promise.resolve(kept.answer)
    asking ??= ask()
      .then((answer) => {
        kept = { answer, at: now() }
        return answer
      })
      .catch((error: unknown) => {
        onFailure(error)
        // Old is better than nothing, and a service that is down is not asked by every visitor.
        kept = { answer: kept?.answer ?? fallback, at: now() - freshMs + 2_000 }
        return kept.answer
      })
      .finally(() => (asking = undefined))
    return asking
  }
}
