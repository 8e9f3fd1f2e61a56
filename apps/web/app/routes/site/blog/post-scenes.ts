import { sceneByService, type SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import { workScenes } from '../parts/work-scenes.ts'

const scenes: Readonly<Record<string, SheetedScene>> = {
  'industrial-automation-trends-2024': workScenes['industrial-automation'],
  'predictive-maintenance-guide': sceneByService['mechanical-services'],
  'electrical-system-optimization': sceneByService['electrical-services'],
  'facility-management-best-practices': sceneByService['facility-management'],
}

export const postScene = (id: string): SheetedScene => scenes[id] ?? sceneByService['facility-management']
