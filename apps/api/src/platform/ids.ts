import { v7 } from 'uuid'

/** Time-ordered, made here and not by the database, so that an insert needs no answer. */
export const newId = (): string => v7()
