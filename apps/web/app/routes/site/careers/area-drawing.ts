import type { CareerAreaId } from '@trusswell/domain/services.ts'
import type { DrawingFile } from '../../../illustrations/drawing-file.ts'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'
import { drawingByWork } from '../../../illustrations/scenes/by-work.ts'

/** Automation has no service of its own and uses the drawing of the works page. */
export function areaDrawing(area: CareerAreaId | null): DrawingFile | undefined {
  if (area === 'automation-services') return drawingByWork['industrial-automation']
  return drawingByService[area ?? 'facility-management']
}
