import { chatFileMessages } from '../../packages/domain/src/chat-file-messages.ts'
import { invoiceMessages, proofMessages } from '../../packages/domain/src/payment-file-messages.ts'
import { billMessages, diaryPhotoMessages } from '../../packages/domain/src/project-file-messages.ts'
import { resumeMessages } from '../../packages/domain/src/resume-messages.ts'
import type { EdgeOptions } from './edge-options.ts'
import { apiAnswer } from './nginx-answers.ts'
import { api, limitRequests } from './nginx-locations.ts'

/** The routes that take a file: how much the API takes, and what it says about more. */
const uploads = [
  {
    name: 'resume',
    path: '(jobs/[^/]+/applications|internship/applications|applications/by-token/resume)',
    megabytes: 5,
    field: 'resume',
    tooLarge: resumeMessages.tooLarge,
  },
  {
    name: 'chat_file',
    path: 'projects/[^/]+/(files|(messages|notes)/upload)',
    megabytes: 25,
    field: 'file',
    tooLarge: chatFileMessages.tooLarge,
  },
  {
    name: 'proof',
    path: 'payments/[^/]+/claims',
    megabytes: 5,
    field: 'proof',
    tooLarge: proofMessages.tooLarge,
  },
  {
    name: 'invoice',
    path: 'payments/[^/]+/invoice',
    megabytes: 10,
    field: 'file',
    tooLarge: invoiceMessages.tooLarge,
  },
  {
    name: 'diary_photo',
    path: 'projects/[^/]+/diary/photos',
    megabytes: 25,
    field: 'file',
    tooLarge: diaryPhotoMessages.tooLarge,
  },
  {
    name: 'bill',
    path: 'projects/[^/]+/expenses/[^/]+/bill',
    megabytes: 10,
    field: 'file',
    tooLarge: billMessages.tooLarge,
  },
]

/**
 * The API itself answers clients that send a little more than it takes; for much more the edge says the same. The body is buffered
 * here until it is whole, so a slow phone delays no other request.
 */
export const uploadLocations = (options: EdgeOptions) =>
  uploads
    .map(
      ({ name, path, megabytes, field, tooLarge }) => `    location ~ ^/api/${path}$ {
      ${limitRequests(options)}
      client_max_body_size ${megabytes + 1}m;
      # Before the one of every location: the first counts.
      error_page 413 @${name}_too_large;
      ${api()}
    }

    location @${name}_too_large {
      internal;
${apiAnswer('413', 'payload_too_large', tooLarge, `"fields":{"${field}":"${tooLarge}"},`)}
    }`,
    )
    .join('\n\n')
