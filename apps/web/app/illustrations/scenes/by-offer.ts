import type { OfferId } from '../../content/offers.ts'
import type { DrawingFile } from '../drawing-file.ts'
import { drawingByService } from './by-service.ts'
import sectorItBuildings from './sector-it-buildings.tsx?drawing'

/** By the id of `content/offers.ts`. */
export const drawingByOffer: Readonly<Record<OfferId, DrawingFile>> = {
  'annual-maintenance': drawingByService['mechanical-services'],
  'it-parks': sectorItBuildings,
}
