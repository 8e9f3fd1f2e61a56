import { v5, v7 } from 'uuid'

/** Time-ordered, made here and not by the database, so that an insert needs no answer. */
export const newId = (): string => v7()

/** Always the same for the same text, for what has no id of its own. */
export const idOf = (text: string): string => v5(text, '6f1c0a52-8f6e-4f0e-9d6b-1f6a3c2b7d10')
