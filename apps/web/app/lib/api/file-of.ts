import { answerOf } from './answer-of.ts'

/** The file of a request with `parseAs: 'blob'`, whose type the schema can't say. */
export const fileOf = (request: Parameters<typeof answerOf>[0]) => answerOf(request) as Promise<Blob>
