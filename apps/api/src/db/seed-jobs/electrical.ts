import { accidentCover, everyJob, paidOvertime, protectiveGear, type SeedJob, statutory } from './job.ts'

export const electricalJobs: readonly SeedJob[] = [
  {
    ...everyJob,
    id: 'electrical-engineer',
    area: 'electrical-services',
    title: 'Electrical Engineer',
    department: 'Electrical Services',
    experience: '5-7 years',
    description:
      'You design low- and medium-voltage systems up to 33 kV and see them energised: load lists, single-line diagrams, protection settings, earthing and the papers that the electrical inspector asks for. You also audit old installations and say what is dangerous, what is wasteful and what may stay.',
    responsibilities: [
      'Prepare load schedules, cable and transformer sizing, voltage-drop and short-circuit calculations',
      'Set and coordinate relays and breakers, and document the curves',
      'Design earthing to IS 3043 and lightning protection to IS/IEC 62305, and measure what was built',
      'Prepare drawings and forms for the Chief Electrical Inspector and the distribution company',
      'Test before energising: insulation resistance, ratio, primary injection, phase sequence, interlocks',
      'Measure power quality with a Class A analyser and propose correction with its payback',
    ],
    requirements: [
      'B.E. or B.Tech. in electrical engineering',
      '5 to 7 years in design and commissioning of substations, HT/LT panels, generators and UPS',
      'Works with ETAP or an equivalent program, AutoCAD and Dialux',
      'Knows the CEA safety and supply regulations of 2023, the National Electrical Code and IS/IEC 61439',
      'Supervisor competency certificate of the Telangana licensing board, or eligible for it',
      'Switching and testing at night, when that is the only time a client can be without power',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      'Arc-rated clothing and insulated tools issued by name',
      'Licence and renewal fees paid',
      'Time off in lieu after each night shutdown',
    ],
  },
  {
    ...everyJob,
    id: 'electrical-supervisor',
    area: 'electrical-services',
    title: 'Electrical Supervisor',
    department: 'Electrical Services',
    experience: '4-6 years',
    description:
      'You lead wiremen and electricians on installation and maintenance jobs, and your licence stands behind the work. Panels are opened by your permit, circuits are energised after your test, and the register says so.',
    responsibilities: [
      'Plan and supervise conduit, tray, cable, panel and lighting work by crews of five to eight',
      'Issue permits and switch, isolate, prove dead, earth and tag before anyone touches a conductor',
      'Test insulation, continuity, loop impedance, RCD trip time and earth resistance, and keep the sheets',
      'Scan boards with a thermal camera each quarter under load and rank what is found',
      'Service generators, ATS, capacitor banks and UPS batteries by schedule',
      'Check that wiremen work within their permits and with tested tools',
    ],
    requirements: [
      'Supervisor competency certificate (electrical) issued in Telangana, valid for the voltage worked on',
      'Diploma in electrical engineering, or ITI Electrician with a wireman permit and later supervisor examination',
      '4 to 6 years on LT panels and on 11 kV installations',
      'Confident with insulation tester, loop tester, earth tester, thermal camera and clamp meter',
      'Trained in resuscitation and rescue from electric shock, or ready to be trained in the first month',
      'Rotating shifts on maintenance sites; shutdown work on Sundays by agreement',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      paidOvertime,
      'Licence renewal fees paid, and help with the next voltage class',
    ],
  },
]
