import { careerAreas } from '@trusswell/domain/career-areas.ts'
import type { CareerAreaId } from '@trusswell/domain/services.ts'

export const areaTitle = (area: CareerAreaId): string =>
  careerAreas.find(({ id }) => id === area)?.title ?? area
