import type { WorkId } from '../../content/shapes.ts'
import type { DrawingFile } from '../drawing-file.ts'
import workElectricalInfrastructure from './work-electrical-infrastructure.tsx?drawing'
import workHvacSystems from './work-hvac-systems.tsx?drawing'
import workIndustrialAutomation from './work-industrial-automation.tsx?drawing'

export const drawingByWork: Readonly<Record<WorkId, DrawingFile>> = {
  'industrial-automation': workIndustrialAutomation,
  'electrical-infrastructure': workElectricalInfrastructure,
  'hvac-systems': workHvacSystems,
}
