// Apart from the schemas, because the edge answers with some of them.

export const diaryPhotoMessages = {
  missing: 'Choose a photo',
  tooLarge: 'Photos can be at most 25 MB.',
  wrongType: 'Photos must be JPG, PNG or WebP images.',
} as const

export const billMessages = {
  missing: 'Choose a bill',
  tooLarge: 'Bills can be at most 10 MB.',
  wrongType: 'Bills must be PDF, JPG, PNG or WebP files.',
} as const
