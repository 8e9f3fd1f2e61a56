import type { StrengthId } from '../../content/shapes.ts'
import type { DrawingFile } from '../drawing-file.ts'
import strengthExpertise from './strength-expertise.tsx?drawing'
import strengthInnovation from './strength-innovation.tsx?drawing'
import strengthQuality from './strength-quality.tsx?drawing'
import strengthTeam from './strength-team.tsx?drawing'

export const drawingByStrength: Readonly<Record<StrengthId, DrawingFile>> = {
  expertise: strengthExpertise,
  team: strengthTeam,
  quality: strengthQuality,
  innovation: strengthInnovation,
}
