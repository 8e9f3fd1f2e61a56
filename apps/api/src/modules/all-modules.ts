import { applicationsModule } from './applications/module.ts'
import { auditModule } from './audit/module.ts'
import { chatModule } from './chat/module.ts'
import { contactModule } from './contact/module.ts'
import { filesModule } from './files/module.ts'
import { formTokensModule } from './form-tokens/module.ts'
import { identityModule } from './identity/module.ts'
import { insightModule } from './insight/module.ts'
import { jobsModule } from './jobs/module.ts'
import { liveModule } from './live/module.ts'
import { mailedLinksModule } from './mailed-links/module.ts'
import type { ModuleManifest } from './manifest.ts'
import { newsletterModule } from './newsletter/module.ts'
import { notificationsModule } from './notifications/module.ts'
import { operationsModule } from './operations/module.ts'
import { organisationsModule } from './organisations/module.ts'
import { overviewsModule } from './overviews/module.ts'
import { paymentsModule } from './payments/module.ts'
import { projectFilesModule } from './project-files/module.ts'
import { projectsModule } from './projects/module.ts'
import { savedViewsModule } from './saved-views/module.ts'
import { searchModule } from './search/module.ts'
import { settingsModule } from './settings/module.ts'
import { usersModule } from './users/module.ts'

export const allModules: readonly ModuleManifest[] = [
  identityModule,
  formTokensModule,
  contactModule,
  usersModule,
  organisationsModule,
  jobsModule,
  applicationsModule,
  newsletterModule,
  searchModule,
  // Before payments, because seeds run in this order and receipts name the company.
  settingsModule,
  projectsModule,
  paymentsModule,
  chatModule,
  projectFilesModule,
  notificationsModule,
  mailedLinksModule,
  savedViewsModule,
  liveModule,
  overviewsModule,
  insightModule,
  filesModule,
  auditModule,
  operationsModule,
]
