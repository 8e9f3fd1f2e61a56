import { FacadeCleaning, facadeCleaningSheet } from '../../../illustrations/scenes/facade-cleaning.tsx'
import type { Illustration } from '../parts/illustration.ts'

export const sectorScene = (_id: string): Illustration => ({
  Scene: FacadeCleaning,
  sheet: facadeCleaningSheet,
})
