import type { ServiceId } from '@trusswell/domain/services.ts'
import type { DrawingFile } from '../drawing-file.ts'
import architectureInteriorDesign from './architecture-interior-design.tsx?drawing'
import civilWorks from './civil-works.tsx?drawing'
import electricalServices from './electrical-services.tsx?drawing'
import facadeCleaning from './facade-cleaning.tsx?drawing'
import facilityManagement from './facility-management.tsx?drawing'
import facilityPantry from './facility-pantry.tsx?drawing'
import helpdeskServices from './helpdesk-services.tsx?drawing'
import horticulture from './horticulture.tsx?drawing'
import mechanicalServices from './mechanical-services.tsx?drawing'
import plumbingServices from './plumbing-services.tsx?drawing'
import securityServices from './security-services.tsx?drawing'
import staffingPayroll from './staffing-payroll.tsx?drawing'
import vendorManagement from './vendor-management.tsx?drawing'

export const drawingByService: Readonly<Record<ServiceId, DrawingFile>> = {
  'mechanical-services': mechanicalServices,
  'civil-works': civilWorks,
  'plumbing-services': plumbingServices,
  'facility-pantry': facilityPantry,
  horticulture,
  'facade-cleaning': facadeCleaning,
  'security-services': securityServices,
  'vendor-management': vendorManagement,
  'staffing-payroll': staffingPayroll,
  'helpdesk-services': helpdeskServices,
  'electrical-services': electricalServices,
  'architecture-interior-design': architectureInteriorDesign,
  'facility-management': facilityManagement,
}
