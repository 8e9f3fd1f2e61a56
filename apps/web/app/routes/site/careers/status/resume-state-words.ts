import type { FileState } from '@trusswell/domain/applications.ts'

export const resumeStateWords: Record<FileState, string> = {
  quarantined: 'being checked for viruses',
  clean: 'checked for viruses',
  infected: 'a virus was found in it; please replace it',
  removed: 'no longer stored',
}
