import type { WorkId } from '../../../content/shapes.ts'
import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import {
  WorkElectricalInfrastructure,
  workElectricalInfrastructureSheet,
} from '../../../illustrations/scenes/work-electrical-infrastructure.tsx'
import { WorkHvacSystems, workHvacSystemsSheet } from '../../../illustrations/scenes/work-hvac-systems.tsx'
import {
  WorkIndustrialAutomation,
  workIndustrialAutomationSheet,
} from '../../../illustrations/scenes/work-industrial-automation.tsx'

export const workScenes: Readonly<Record<WorkId, SheetedScene>> = {
  'industrial-automation': { Scene: WorkIndustrialAutomation, sheet: workIndustrialAutomationSheet },
  'electrical-infrastructure': {
    Scene: WorkElectricalInfrastructure,
    sheet: workElectricalInfrastructureSheet,
  },
  'hvac-systems': { Scene: WorkHvacSystems, sheet: workHvacSystemsSheet },
}
