import type { LivePublisher } from '../../platform/live.ts'
import type { ModuleManifest } from '../manifest.ts'

/** Every audited change reaches the people whose lists show it, so no module has to publish by itself. */
export const createTellLists =
  (live: LivePublisher, lists: NonNullable<ModuleManifest['lists']>) => (entities: ReadonlySet<string>) => {
    for (const entity of entities) {
      const shown = lists[entity]
      if (!shown) continue
      const audiences = shown.roles.map((role) => `role:${role}` as const)
      live.tell(audiences, { type: 'list', list: shown.list })
    }
  }
