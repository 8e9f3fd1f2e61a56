import { accidentCover, everyJob, paidOvertime, protectiveGear, type SeedJob, statutory } from './job.ts'

export const securityJobs: readonly SeedJob[] = [
  {
    ...everyJob,
    id: 'security-supervisor',
    area: 'security-services',
    title: 'Security Supervisor',
    department: 'Security Services',
    experience: '4-6 years',
    description:
      'You lead a shift of 12 to 25 guards on a campus or plant. Posts are manned, registers are honest, visitors are treated well, and in an emergency people know where to go because you have walked it with them.',
    responsibilities: [
      'Post, brief and inspect the shift, and make surprise rounds at unexpected hours',
      'Control gates: visitors, material passes, vehicles, keys, lost property',
      'Verify each guard’s PSARA training, police verification and identity card before first duty',
      'Lead the first minutes of a fire, medical, lift or intrusion call until the manager takes over',
      'Run patrols by checkpoint reader and follow up every missed point',
      'Write incident reports the same shift: what was seen, by whom, when, what was done',
      'Drill evacuation with the safety officer twice a year',
    ],
    requirements: [
      'Supervisor training under the Private Security Agencies (Regulation) Act, or ex-service with equivalent training',
      '4 to 6 years in industrial or corporate security, two of them leading a shift',
      'First-aid and fire-fighting training, with practice on extinguishers and hydrants',
      'Clear police verification',
      'Reads and writes English for reports; Telugu and Hindi with guards and visitors',
      'Rotating 8-hour shifts with a weekly day off',
    ],
    benefits: [
      statutory,
      accidentCover,
      paidOvertime,
      'Two sets of uniform a year, rain gear and torch',
      'Refresher training each year in first aid, fire and crowd handling',
    ],
  },
  {
    ...everyJob,
    id: 'control-room-operator',
    area: 'security-services',
    title: 'Control Room Operator',
    department: 'Security Services',
    experience: '2-4 years',
    description:
      'You sit where cameras, access control, fire panel and intercom come together, and turn what they show into action. You know the difference between a sensor fault and smoke, and you never silence an alarm that no one has checked.',
    responsibilities: [
      'Watch up to 32 priority views by a set rotation and log what is noticed',
      'Acknowledge fire, intrusion, lift and BMS alarms within 60 seconds and send someone to the spot',
      'Issue and withdraw access cards, and reconcile active cards with the staff list each week',
      'Export footage on a written, approved request only, and record who received it',
      'Check recording, camera views and clock of every recorder at shift start',
      'Keep the emergency call list and the evacuation messages current',
    ],
    requirements: [
      'Intermediate or diploma, and guard training under the Private Security Agencies (Regulation) Act',
      '2 to 4 years in a control room with video, access and addressable fire systems',
      'Types fast and writes clear log entries in English',
      'Understands that recordings of people are personal data, and handles them accordingly',
      'Rotating 8-hour shifts with nights; a relief for every two hours at the screens',
    ],
    benefits: [
      statutory,
      accidentCover,
      paidOvertime,
      protectiveGear,
      'Transport home after late and night shifts',
      'Manufacturer training on the video and fire systems of the site',
    ],
  },
]
