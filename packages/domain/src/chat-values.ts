export const chatLimits = {
  textLength: 8_000,
  files: 10,
  fileBytes: 25 * 1024 * 1024,
  frameBytes: 64 * 1024,
  /** Sends, edits and deletions of one person, on all of their sockets. */
  sendsPerSecond: 5,
  sendsAtOnce: 20,
  typingEveryMs: 3_000,
} as const

export const chatFileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'jpg',
  'png',
  'webp',
  'gif',
  'txt',
  'csv',
  'zip',
  'dwg',
  'dxf',
] as const

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** What a browser shows; drawings have types that begin with `image/` as well. */
export const isPicture = ({ type }: { type: string }): boolean => pictureTypes.includes(type)

/** Counting stops here. */
export const mostUnread = 100
