/** What both forms, the API and the edge say about a resume. */
export const resumeMessages = {
  missing: 'Please upload your resume',
  tooLarge: 'File size exceeds 5MB limit. Please upload a smaller file.',
  wrongType: 'Invalid file type. Please upload a PDF or Word document.',
} as const
