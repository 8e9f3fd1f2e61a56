import { queueOn } from '../../platform/events.ts'
import { fileChecked } from '../files/events.ts'

export const projectFileQueues = {
  'project-files.show-checked': queueOn(fileChecked),
}
