/** Apart from the schemas, because the edge answers with one of them. */
export const chatFileMessages = {
  missing: 'Choose a file',
  tooLarge: 'Files can be at most 25 MB.',
  wrongType:
    'This type of file can’t be sent. Use PDF, Word, Excel, PowerPoint, images, text, ZIP, DWG or DXF.',
} as const
