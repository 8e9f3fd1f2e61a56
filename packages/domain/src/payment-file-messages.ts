// Apart from the schemas, because the edge answers with some of them.

export const proofMessages = {
  tooLarge: 'File size exceeds 5MB limit. Please upload a smaller file.',
  wrongType: 'Invalid file type. Please upload a PDF, JPG or PNG file.',
} as const

export const invoiceMessages = {
  missing: 'Choose the PDF',
  tooLarge: 'File size exceeds 10MB limit. Please upload a smaller file.',
  wrongType: 'Invalid file type. Please upload a PDF file.',
} as const
