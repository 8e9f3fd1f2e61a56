import { accidentCover, everyJob, paidOvertime, protectiveGear, type SeedJob, statutory } from './job.ts'

export const plumbingJobs: readonly SeedJob[] = [
  {
    ...everyJob,
    id: 'plumbing-technician',
    area: 'plumbing-services',
    title: 'Plumbing Technician',
    department: 'Plumbing Services',
    experience: '2-4 years',
    description:
      'You install and repair water, drainage and fire lines in offices, hospitals and housing. The work is a mix of planned rounds and calls: a pump that hunts, a stack that smells, a pressure-reducing valve that no longer reduces.',
    responsibilities: [
      'Join CPVC, PPR, GI, copper and HDPE lines by the maker’s method and test them at 1.5 times working pressure',
      'Service hydro-pneumatic sets, sump and sewage pumps, float valves, strainers and pressure-reducing valves',
      'Clear and inspect drains with rods, jetting machine and camera',
      'Clean underground and overhead tanks by the confined-space permit and record chlorine after refilling',
      'Read water meters every day and report a night flow that does not fall',
      'Tag valves and correct the shaft drawing when something differs from it',
    ],
    requirements: [
      'ITI Plumber (NCVT) or the skill council’s plumber certificate',
      '2 to 4 years in buildings of more than five floors or in a plant',
      'Hands-on skill with pressing, fusion and threading tools and a pressure test pump',
      'Knows the traps, vents and slopes that NBC 2016 Part 9 and IS 1742 require',
      'Ready to work in shafts and on ladders; rotating shifts, nights one week in four',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      paidOvertime,
      'Paid confined-space and first-aid training in the first three months',
    ],
  },
  {
    ...everyJob,
    id: 'plumbing-supervisor',
    area: 'plumbing-services',
    title: 'Plumbing Supervisor',
    department: 'Plumbing Services',
    experience: '5-8 years',
    description:
      'You lead plumbing crews on new work and answer for the water of the sites we maintain: supply, hot water, drainage, sewage treatment and reuse. You know where every litre comes from and where it leaves.',
    responsibilities: [
      'Mark out sleeves, shafts and slopes with the civil team before concrete closes them',
      'Witness hydro tests, smoke tests and flushing, and sign the reports',
      'Run STP and softener routines: MLSS, dissolved oxygen, backwash, hardness, outlet samples to an accredited laboratory',
      'Keep the monthly water balance of tanker, municipal, borewell and recycled water, and explain losses over five per cent',
      'Test fire pumps weekly and hydrants monthly together with the safety officer',
      'Plan crews of six to ten, their permits, tools and material',
    ],
    requirements: [
      'Diploma in civil or mechanical engineering, or ITI Plumber with more experience',
      '5 to 8 years in building services, two of them leading a crew',
      'Reads plumbing isometrics and knows IS 2065, IS 1742 and the drinking-water limits of IS 10500',
      'Experience with an STP (MBBR, SBR or MBR) and the consent limits of the Telangana Pollution Control Board',
      'Enforces confined-space rules: gas test, standby person, ventilation, no manual entry into sewers',
      'General shift six days a week, on call for flooding and pump failures',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      'On-call weeks paid by the day, call-outs by the hour',
      'Paid course in wastewater treatment operation',
    ],
  },
]
