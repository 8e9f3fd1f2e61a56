import { architectureInteriorDesign } from './services/architecture-interior-design.ts'
import { civilWorks } from './services/civil-works.ts'
import { electricalServices } from './services/electrical-services.ts'
import { facadeCleaning } from './services/facade-cleaning.ts'
import { facilityManagement } from './services/facility-management.ts'
import { facilityPantry } from './services/facility-pantry.ts'
import { helpdeskServices } from './services/helpdesk-services.ts'
import { horticulture } from './services/horticulture.ts'
import { mechanicalServices } from './services/mechanical-services.ts'
import { plumbingServices } from './services/plumbing-services.ts'
import { securityServices } from './services/security-services.ts'
import { staffingPayroll } from './services/staffing-payroll.ts'
import { vendorManagement } from './services/vendor-management.ts'
import type { Service } from './shapes.ts'

/** In the order of `serviceIds`, which every list uses. */
export const services: readonly Service[] = [
  mechanicalServices,
  civilWorks,
  plumbingServices,
  facilityPantry,
  horticulture,
  facadeCleaning,
  securityServices,
  vendorManagement,
  staffingPayroll,
  helpdeskServices,
  electricalServices,
  architectureInteriorDesign,
  facilityManagement,
]
