import type { DrawingFile } from '../drawing-file.ts'
import blogElectricalSystemOptimization from './blog-electrical-system-optimization.tsx?drawing'
import blogFacilityManagementBestPractices from './blog-facility-management-best-practices.tsx?drawing'
import blogIndustrialAutomationTrends2024 from './blog-industrial-automation-trends-2024.tsx?drawing'
import blogPredictiveMaintenanceGuide from './blog-predictive-maintenance-guide.tsx?drawing'

/** By the name of the article's file; an article without a drawing of its own has none here. */
export const drawingByPost: Readonly<Record<string, DrawingFile>> = {
  'industrial-automation-trends-2024': blogIndustrialAutomationTrends2024,
  'predictive-maintenance-guide': blogPredictiveMaintenanceGuide,
  'electrical-system-optimization': blogElectricalSystemOptimization,
  'facility-management-best-practices': blogFacilityManagementBestPractices,
}
