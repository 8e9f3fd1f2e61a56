import type { SheetedScene } from './by-service.ts'
import {
  BlogElectricalSystemOptimization,
  blogElectricalSystemOptimizationSheet,
} from './blog-electrical-system-optimization.tsx'
import {
  BlogFacilityManagementBestPractices,
  blogFacilityManagementBestPracticesSheet,
} from './blog-facility-management-best-practices.tsx'
import {
  BlogIndustrialAutomationTrends2024,
  blogIndustrialAutomationTrends2024Sheet,
} from './blog-industrial-automation-trends-2024.tsx'
import {
  BlogPredictiveMaintenanceGuide,
  blogPredictiveMaintenanceGuideSheet,
} from './blog-predictive-maintenance-guide.tsx'

/** By the name of the article's file; an article without a drawing of its own has none here. */
export const sceneByPost: Readonly<Record<string, SheetedScene>> = {
  'industrial-automation-trends-2024': {
    Scene: BlogIndustrialAutomationTrends2024,
    sheet: blogIndustrialAutomationTrends2024Sheet,
  },
  'predictive-maintenance-guide': {
    Scene: BlogPredictiveMaintenanceGuide,
    sheet: blogPredictiveMaintenanceGuideSheet,
  },
  'electrical-system-optimization': {
    Scene: BlogElectricalSystemOptimization,
    sheet: blogElectricalSystemOptimizationSheet,
  },
  'facility-management-best-practices': {
    Scene: BlogFacilityManagementBestPractices,
    sheet: blogFacilityManagementBestPracticesSheet,
  },
}
