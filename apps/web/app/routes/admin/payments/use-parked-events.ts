import { useRows } from '../../../ui/lists/use-rows.ts'
import { listParked, parkedKey } from './payment-source.ts'

/** The gateways' messages that nobody has decided on. */
export const useParkedEvents = () => useRows({ key: parkedKey, read: listParked })
