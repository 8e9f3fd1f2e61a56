import { shortMonths } from '@trusswell/domain/days.ts'

const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export const inKolkata = (moment: string) => `${shortMonths(format.format(new Date(moment)))} IST`
