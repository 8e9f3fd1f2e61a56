import type { DrawingFile } from '../drawing-file.ts'
import sectorGatedCommunities from './sector-gated-communities.tsx?drawing'
import sectorItBuildings from './sector-it-buildings.tsx?drawing'
import sectorSchools from './sector-schools.tsx?drawing'

/** By the id of `content/sectors.ts`. */
export const drawingBySector: Readonly<Record<string, DrawingFile>> = {
  'it-buildings': sectorItBuildings,
  schools: sectorSchools,
  'gated-communities': sectorGatedCommunities,
}
