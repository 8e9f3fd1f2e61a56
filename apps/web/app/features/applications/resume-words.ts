import type { FileState } from '@trusswell/domain/applications.ts'

export const resumeWords: Record<FileState, string> = {
  quarantined: 'Being checked for viruses, not yet to be opened',
  clean: 'Checked for viruses',
  infected: 'A virus was found; the file cannot be opened',
  removed: 'The file is no longer kept',
}
