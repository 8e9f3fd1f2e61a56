import type { CareerAreaId } from '@trusswell/domain/services.ts'
import { type SheetedScene, sceneByService } from '../../../illustrations/scenes/by-service.ts'
import { sceneByWork } from '../../../illustrations/scenes/by-work.ts'

/** Automation is an area without a service of its own; its drawing is that of the works. */
export function areaScene(area: CareerAreaId | null): SheetedScene | undefined {
  if (area === 'automation-services') return sceneByWork['industrial-automation']
  return sceneByService[area ?? 'facility-management']
}
