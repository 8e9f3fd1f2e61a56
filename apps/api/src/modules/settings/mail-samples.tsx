import { TestMail } from './mails.tsx'

export const mailSamples = { 'settings-test': <TestMail /> }
