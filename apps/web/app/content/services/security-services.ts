import type { Service } from '../shapes.ts'

export const securityServices: Service = {
  id: 'security-services',
  title: 'Security Services',
  summary: 'Guarding, access control and surveillance planned as one perimeter, staffed day and night.',
  description:
    'People, barriers and cameras fail in different ways, so we plan them on one drawing and let each cover the gaps of the others. Guards are engaged under the Private Security Agencies (Regulation) Act, 2005, and every post has written orders.',
  features: [
    'Trained guards, supervisors and gate staff',
    'Visitor, vehicle and material gate control',
    'CCTV design, installation and monitoring',
    'Access control, boom barriers and turnstiles',
    'Fire watch, drills and emergency response',
    'Patrol audits and incident reporting',
  ],
  help_points: [
    {
      title: 'Risk survey',
      text: 'Perimeter, lighting, blind corners, cash and key routes walked by day and by night, with each finding placed on the plan.',
    },
    {
      title: 'Guarding',
      text: 'Police-verified, PSARA-trained guards in eight-hour shifts, with a supervisor, a reliever and post orders in Telugu, Hindi and English.',
    },
    {
      title: 'Gate and visitors',
      text: 'Pre-approved passes, vehicle checks, and returnable and non-returnable material slips that the stores team can reconcile.',
    },
    {
      title: 'Cameras',
      text: 'Views drawn to IEC 62676-4 pixel densities, so that the entrance lens identifies a face and the yard lens only counts trucks.',
    },
    {
      title: 'Access control',
      text: 'Cards or biometrics on the doors that matter, released by the fire alarm, with leavers removed on their last day.',
    },
    {
      title: 'Emergency readiness',
      text: 'Evacuation plans and fire drills in line with NBC 2016 Part 4, assembly counts timed, and lessons written up within the week.',
    },
  ],
  unique_points: [
    {
      title: 'Patrols that prove themselves',
      text: 'Checkpoints are tagged, rounds vary in order, and a missed tag alerts the supervisor during the shift.',
    },
    {
      title: 'Papers at the gate',
      text: 'Verification, training and wage records of each guard are ready for your auditor and the controlling authority.',
    },
    {
      title: 'Footage you can find',
      text: 'Clocks are synchronised, recorders are checked daily, and a test clip is exported each month to prove that it plays.',
    },
    {
      title: 'Visitor data kept short',
      text: 'Registers hold only what the DPDP Act, 2023 allows, and entries are deleted after the period you set.',
    },
    {
      title: 'Surprise at 3 am',
      text: 'Night checks come unannounced from outside the site team, and their notes go to you unedited.',
    },
    {
      title: 'One control room view',
      text: 'Alarms, doors, cameras and guards share one incident number, so a report reads as a sequence.',
    },
  ],
  closing: {
    title: 'Which corner worries you?',
    text: 'Send the site plan and the present guard count. We walk it once after dark before proposing a single post.',
  },
}
