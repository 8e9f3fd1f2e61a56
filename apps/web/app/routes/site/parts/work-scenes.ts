import type { WorkId } from '../../../content/shapes.ts'
import {
  ElectricalServices,
  electricalServicesSheet,
} from '../../../illustrations/scenes/electrical-services.tsx'
import type { Illustration } from './illustration.ts'

const e = { Scene: ElectricalServices, sheet: electricalServicesSheet }
export const workScenes: Record<WorkId, Illustration> = {
  'industrial-automation': e,
  'electrical-infrastructure': e,
  'hvac-systems': e,
}
