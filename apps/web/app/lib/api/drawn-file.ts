import { fileOf } from './file-of.ts'

const pauseMs = 1_000

/** Repeats the request until the worker has drawn the file. The server ends it with an error if that takes too long. */
export async function drawnFile(request: () => Parameters<typeof fileOf>[0]): Promise<Blob> {
  for (;;) {
    const answer = await fileOf(request())
    if (!answer.type.startsWith('application/json')) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
