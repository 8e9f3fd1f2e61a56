import type { FileState } from '@trusswell/domain/applications.ts'

export const resumeWords: Record<FileState, string> = {
  quarantined: 'Being checked for viruses',
  clean: 'Checked for viruses',
  infected: 'A virus was found, so the file can’t be opened',
  removed: 'The file has been deleted',
}
