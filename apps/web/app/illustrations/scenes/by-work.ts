import type { WorkId } from '../../content/shapes.ts'
import type { SheetedScene } from './by-service.ts'
import {
  WorkElectricalInfrastructure,
  workElectricalInfrastructureSheet,
} from './work-electrical-infrastructure.tsx'
import { WorkHvacSystems, workHvacSystemsSheet } from './work-hvac-systems.tsx'
import { WorkIndustrialAutomation, workIndustrialAutomationSheet } from './work-industrial-automation.tsx'

export const sceneByWork: Readonly<Record<WorkId, SheetedScene>> = {
  'industrial-automation': { Scene: WorkIndustrialAutomation, sheet: workIndustrialAutomationSheet },
  'electrical-infrastructure': {
    Scene: WorkElectricalInfrastructure,
    sheet: workElectricalInfrastructureSheet,
  },
  'hvac-systems': { Scene: WorkHvacSystems, sheet: workHvacSystemsSheet },
}
