import type { Service } from '../shapes.ts'

export const helpdeskServices: Service = {
  id: 'helpdesk-services',
  title: 'Helpdesk Services',
  summary:
    'One number and one ticket for every complaint in the building, followed until the caller agrees it is closed.',
  description:
    'Occupants should not need to know whether a warm room is an electrical, mechanical or housekeeping matter. They report what they see; the desk classifies it, sends the right person, and keeps the clock visible to everyone until it is settled.',
  features: [
    'Phone, e-mail, web and QR-code reporting',
    'Ticket triage, dispatch and escalation',
    'Service levels by priority and area',
    'On-site or shared desk, day or round the clock',
    'Asset-linked complaint history',
    'Monthly analysis of repeat faults',
  ],
  help_points: [
    {
      title: 'Desk set-up',
      text: 'Categories, priorities, response times and escalation names agreed in a workshop, then loaded and tried with a week of real calls.',
    },
    {
      title: 'Many doors, one queue',
      text: 'A call, a message or a scan of the QR code on the wall ends up in the same list, with a number that the caller receives at once.',
    },
    {
      title: 'Triage and dispatch',
      text: 'Agents ask four set questions, judge the urgency by effect and risk, and assign a technician who is on shift and qualified.',
    },
    {
      title: 'Escalation',
      text: 'At half the allowed time the supervisor is notified, at three quarters the manager, and at the limit your own contact.',
    },
    {
      title: 'Move and event requests',
      text: 'Desk shifts, room set-ups, extra air-conditioning hours and vendor gate passes booked through the same form with approvals.',
    },
    {
      title: 'Reports',
      text: 'Volume by floor and trade, time to respond and to restore, reopened tickets, and the ten assets that cause most calls.',
    },
  ],
  unique_points: [
    {
      title: 'Closed by the caller',
      text: 'A ticket closes when the person who raised it confirms, or after two unanswered reminders, and the record shows which.',
    },
    {
      title: 'Agents who walk the floors',
      text: 'New desk staff spend their first week with the technicians, so that they have seen the risers and AHUs that callers mean.',
    },
    {
      title: 'Three languages',
      text: 'Calls are answered in Telugu, Hindi or English, and the note for the technician is written in the one they read fastest.',
    },
    {
      title: 'Repeat means root cause',
      text: 'The third complaint about one asset within a month opens an engineering review instead of a fourth visit.',
    },
    {
      title: 'Pauses are explained',
      text: 'When the clock stops for a part or for access, the reason and the expected date are visible to the caller.',
    },
    {
      title: 'Your data leaves with you',
      text: 'Tickets, assets and history are exported in open formats at any time, and in full when a contract ends.',
    },
  ],
  closing: {
    title: 'Where do complaints go today?',
    text: 'Send a month of e-mails or the register at reception. We sort it and show you what a queue would look like.',
  },
}
