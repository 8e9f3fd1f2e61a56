import { useRows } from '../../../ui/lists/use-rows.ts'
import { listParked, parkedKey } from './payment-source.ts'

/** Gateway messages that are still undecided. */
export const useParkedEvents = () => useRows({ key: parkedKey, read: listParked, counted: true })
