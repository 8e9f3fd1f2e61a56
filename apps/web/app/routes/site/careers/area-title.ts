import type { CareerAreaId } from '@trusswell/domain/services.ts'
import { services } from '../../../content/services.ts'

export const areaTitle = (area: CareerAreaId): string =>
  services.find(({ id }) => id === area)?.title ?? 'Automation Services'
