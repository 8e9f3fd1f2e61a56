import type { CareerAreaId } from '@trusswell/domain/services.ts'
import { type SheetedScene, sceneByService } from '../../../illustrations/scenes/by-service.ts'
import { sceneByWork } from '../../../illustrations/scenes/by-work.ts'

/** Automation has no service of its own and uses the drawing of the works page. */
export function areaScene(area: CareerAreaId | null): SheetedScene | undefined {
  if (area === 'automation-services') return sceneByWork['industrial-automation']
  return sceneByService[area ?? 'facility-management']
}
