/** When a visitor wants to be called back, on the next working day. Doesn't import zod, because the public form loads it. */
export const callWindows = {
  morning: '9:30 am to 12 noon',
  midday: '12 noon to 3 pm',
  afternoon: '3 pm to 6:30 pm',
} as const

export type CallWindow = keyof typeof callWindows
export const callWindowIds = Object.keys(callWindows) as CallWindow[]
