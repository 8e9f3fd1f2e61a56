import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import {
  SectorGatedCommunities,
  sectorGatedCommunitiesSheet,
} from '../../../illustrations/scenes/sector-gated-communities.tsx'
import {
  SectorItBuildings,
  sectorItBuildingsSheet,
} from '../../../illustrations/scenes/sector-it-buildings.tsx'
import { SectorSchools, sectorSchoolsSheet } from '../../../illustrations/scenes/sector-schools.tsx'

export const sectorScenes: Readonly<Record<string, SheetedScene>> = {
  'it-buildings': { Scene: SectorItBuildings, sheet: sectorItBuildingsSheet },
  schools: { Scene: SectorSchools, sheet: sectorSchoolsSheet },
  'gated-communities': { Scene: SectorGatedCommunities, sheet: sectorGatedCommunitiesSheet },
}
