/** Separate from the schemas, because the edge uses one of these messages. */
export const chatFileMessages = {
  missing: 'Choose a file',
  tooLarge: 'Files can be at most 25 MB.',
  wrongType:
    'This type of file can’t be sent. Use PDF, Word, Excel, PowerPoint, images, text, ZIP, DWG or DXF.',
} as const
