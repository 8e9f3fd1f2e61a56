import type { SheetedScene } from './by-service.ts'
import { SectorGatedCommunities, sectorGatedCommunitiesSheet } from './sector-gated-communities.tsx'
import { SectorItBuildings, sectorItBuildingsSheet } from './sector-it-buildings.tsx'
import { SectorSchools, sectorSchoolsSheet } from './sector-schools.tsx'

/** By the id of `content/sectors.ts`. */
export const sceneBySector: Readonly<Record<string, SheetedScene>> = {
  'it-buildings': { Scene: SectorItBuildings, sheet: sectorItBuildingsSheet },
  schools: { Scene: SectorSchools, sheet: sectorSchoolsSheet },
  'gated-communities': { Scene: SectorGatedCommunities, sheet: sectorGatedCommunitiesSheet },
}
