import { answerOf } from './answer-of.ts'

const pauseMs = 1_000

/** Repeats the request until the worker has drawn the file. The server ends it with an error if that takes too long. */
export async function drawnFile(request: () => Parameters<typeof answerOf>[0]): Promise<Blob> {
  for (;;) {
    const answer = (await answerOf(request())) as Blob
    if (!answer.type.startsWith('application/json')) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
