import type { ServiceId } from '@trusswell/domain/services.ts'
import {
  ArchitectureInteriorDesign,
  architectureInteriorDesignSheet,
} from '../../../illustrations/scenes/architecture-interior-design.tsx'
import { CivilWorks, civilWorksSheet } from '../../../illustrations/scenes/civil-works.tsx'
import {
  ElectricalServices,
  electricalServicesSheet,
} from '../../../illustrations/scenes/electrical-services.tsx'
import { FacadeCleaning, facadeCleaningSheet } from '../../../illustrations/scenes/facade-cleaning.tsx'
import {
  FacilityManagement,
  facilityManagementSheet,
} from '../../../illustrations/scenes/facility-management.tsx'
import { FacilityPantry, facilityPantrySheet } from '../../../illustrations/scenes/facility-pantry.tsx'
import { HelpdeskServices, helpdeskServicesSheet } from '../../../illustrations/scenes/helpdesk-services.tsx'
import { Horticulture, horticultureSheet } from '../../../illustrations/scenes/horticulture.tsx'
import {
  MechanicalServices,
  mechanicalServicesSheet,
} from '../../../illustrations/scenes/mechanical-services.tsx'
import { PlumbingServices, plumbingServicesSheet } from '../../../illustrations/scenes/plumbing-services.tsx'
import { SecurityServices, securityServicesSheet } from '../../../illustrations/scenes/security-services.tsx'
import { StaffingPayroll, staffingPayrollSheet } from '../../../illustrations/scenes/staffing-payroll.tsx'
import { VendorManagement, vendorManagementSheet } from '../../../illustrations/scenes/vendor-management.tsx'
import type { Illustration } from './illustration.ts'

export const serviceScenes: Record<ServiceId, Illustration> = {
  'mechanical-services': { Scene: MechanicalServices, sheet: mechanicalServicesSheet },
  'civil-works': { Scene: CivilWorks, sheet: civilWorksSheet },
  'plumbing-services': { Scene: PlumbingServices, sheet: plumbingServicesSheet },
  'facility-pantry': { Scene: FacilityPantry, sheet: facilityPantrySheet },
  horticulture: { Scene: Horticulture, sheet: horticultureSheet },
  'facade-cleaning': { Scene: FacadeCleaning, sheet: facadeCleaningSheet },
  'security-services': { Scene: SecurityServices, sheet: securityServicesSheet },
  'vendor-management': { Scene: VendorManagement, sheet: vendorManagementSheet },
  'staffing-payroll': { Scene: StaffingPayroll, sheet: staffingPayrollSheet },
  'helpdesk-services': { Scene: HelpdeskServices, sheet: helpdeskServicesSheet },
  'electrical-services': { Scene: ElectricalServices, sheet: electricalServicesSheet },
  'architecture-interior-design': {
    Scene: ArchitectureInteriorDesign,
    sheet: architectureInteriorDesignSheet,
  },
  'facility-management': { Scene: FacilityManagement, sheet: facilityManagementSheet },
}
