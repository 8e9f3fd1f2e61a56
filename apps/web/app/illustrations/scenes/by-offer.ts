import type { OfferId } from '../../content/offers.ts'
import { type SheetedScene, sceneByService } from './by-service.ts'
import { SectorItBuildings, sectorItBuildingsSheet } from './sector-it-buildings.tsx'

/** By the id of `content/offers.ts`. */
export const sceneByOffer: Readonly<Record<OfferId, SheetedScene>> = {
  'annual-maintenance': sceneByService['mechanical-services'],
  'it-parks': { Scene: SectorItBuildings, sheet: sectorItBuildingsSheet },
}
