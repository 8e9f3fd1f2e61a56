import type { Canaries } from '../../../test/samples.ts'

export const canaries: Canaries = {
  files: {
    shownTo: ['admin', 'manager'],
    plant: ({ word }) =>
      `update files set name = ${word} from job_applications a
       where files.id = a.resume_file and a.email = 'canary@people.example'`,
  },
}
