import { z } from 'zod'

const rule = 'Weight must be a whole number from 1 to 100'
/** How much of the whole something is, against its neighbours. */
export const weight = z.int(rule).min(1, rule).max(100, rule)
