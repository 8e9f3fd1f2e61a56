import type { ComposeNotification } from '../notifications/events.ts'

// They are mails only, made by weekly-mails.ts.
export const insightNotifications = {
  weekly_report: async () => null,
  weekly_summary: async () => null,
} satisfies Record<string, ComposeNotification>
