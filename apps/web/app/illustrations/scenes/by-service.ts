import type { ServiceId } from '@trusswell/domain/services.ts'
import type { ComponentType } from 'react'
import type { SceneProps } from '../drawing.tsx'
import type { Sheet } from '../title-block.tsx'
import {
  ArchitectureInteriorDesign,
  architectureInteriorDesignSheet,
} from './architecture-interior-design.tsx'
import { CivilWorks, civilWorksSheet } from './civil-works.tsx'
import { ElectricalServices, electricalServicesSheet } from './electrical-services.tsx'
import { FacadeCleaning, facadeCleaningSheet } from './facade-cleaning.tsx'
import { FacilityManagement, facilityManagementSheet } from './facility-management.tsx'
import { FacilityPantry, facilityPantrySheet } from './facility-pantry.tsx'
import { HelpdeskServices, helpdeskServicesSheet } from './helpdesk-services.tsx'
import { Horticulture, horticultureSheet } from './horticulture.tsx'
import { MechanicalServices, mechanicalServicesSheet } from './mechanical-services.tsx'
import { PlumbingServices, plumbingServicesSheet } from './plumbing-services.tsx'
import { SecurityServices, securityServicesSheet } from './security-services.tsx'
import { StaffingPayroll, staffingPayrollSheet } from './staffing-payroll.tsx'
import { VendorManagement, vendorManagementSheet } from './vendor-management.tsx'

export type SheetedScene = { Scene: ComponentType<SceneProps>; sheet: Sheet }

export const sceneByService: Readonly<Record<ServiceId, SheetedScene>> = {
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
