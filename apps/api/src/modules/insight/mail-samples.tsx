import type { ReactElement } from 'react'
import { WeeklyReportMail, WeeklySummaryMail } from './mails.tsx'

const page = 'https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491'

export const mailSamples: Record<string, ReactElement> = {
  'weekly-report': (
    <WeeklyReportMail
      name="Anand Deshpande"
      from="2026-11-09"
      to="2026-11-15"
      projects={[
        {
          title: 'Golkonda Tech Park, Block C',
          url: `${page}?tab=analytics`,
          standing:
            'At risk: 48% done, 61% planned by now. Likely to finish between 12 April 2027 and 27 May 2027, depending on “Chiller delivery”.',
          changes: [
            'Progress went from 41% to 48%',
            'Completed: Raft foundation cast and cured',
            'Moved from 30 Nov 2026 to 22 Dec 2026: Chiller plant room',
          ],
          owed: ['₹18,40,000.00, Instalment 4, due 20 Nov 2026'],
          next: ['20 Nov 2026: First slab', '22 Dec 2026: Chiller plant room'],
        },
        {
          title: 'Deccan Spinning Mills, chiller plant',
          url: `${page}?tab=analytics&`,
          standing: 'On track: Nothing is overdue.',
          changes: [],
          owed: [],
          next: [],
        },
      ]}
      settingsUrl="https://www.trusswell.example/client/settings"
    />
  ),
  'weekly-summary': (
    <WeeklySummaryMail
      name="Suresh Reddy"
      week="2026-11-16"
      running={6}
      needs="1 late, 1 at risk, 1 unanswered message, 1 milestone due, 1 payment overdue"
      sections={[
        {
          label: 'Late',
          items: [{ title: 'Musi Hospitals, clinic', url: page, note: 'A milestone was due on 12 Nov 2026' }],
        },
        {
          label: 'At risk',
          items: [{ title: 'Golkonda Tech Park, Block C', url: page, note: '48% done, 61% planned by now' }],
        },
        {
          label: 'Unanswered messages',
          items: [
            {
              title: 'Golkonda Tech Park, Block C',
              url: `${page}?tab=chat`,
              note: 'Anand Deshpande, 13 Nov 2026',
            },
          ],
        },
        {
          label: 'Milestones due this week',
          items: [
            {
              title: 'Golkonda Tech Park, Block C',
              url: `${page}?tab=timeline`,
              note: 'First slab, 20 Nov 2026',
            },
          ],
        },
        {
          label: 'Payments overdue',
          items: [
            {
              title: 'Musi Hospitals, clinic',
              url: `${page}?tab=payments`,
              note: '₹2,50,000.00, Second instalment, due 1 Nov 2026',
            },
          ],
        },
      ]}
      settingsUrl="https://www.trusswell.example/manager/settings"
    />
  ),
}
