import { brand } from '@trusswell/domain/brand.ts'
import { figures } from './figures.ts'
import type { Leader } from './shapes.ts'

/** Fictional people, until the owner names the real ones. */
export const leadership: readonly Leader[] = [
  {
    id: 'ceo',
    name: 'Anirudh Vemulapalli',
    placeholder: true,
    image: {
      file: 'people/anirudh-vemulapalli.svg',
      alt: 'Drawing of Anirudh Vemulapalli, with short hair and a beard',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    title: 'CEO & Founder',
    lead: 'Started the company to put every trade of a building at one table, and still reads the snag list before handover.',
    highlights: [figures.ceo_years, figures.team, figures.client_retention],
    sections: [
      {
        title: 'Professional Journey',
        paragraphs: [
          `His ${figures.ceo_years.value} years in engineering began with commissioning: the months when everyone else has left and the plant has to start. It taught him that most faults are agreements that were never made.`,
          `In ${brand.founded} he opened {{name}} in Hyderabad with ${figures.first_engineers.value} engineers, who shared one room, one plotter and one car. Today there are ${figures.team.value} team members across engineering and facility services, and project reviews are still held around one drawing.`,
        ],
      },
      {
        title: 'Key Achievements',
        paragraphs: ['Three figures that he asks to be judged by, because each depends on many people.'],
        points: [
          {
            title: `${figures.efficiency_gain.value} efficiency gain`,
            text: 'From one survey, one programme and one store for all trades in place of separate ones.',
            figure: figures.efficiency_gain,
          },
          {
            title: `${figures.yearly_growth.value} yearly growth`,
            text: 'Built mostly on sites where the first job was small and the second was the maintenance.',
            figure: figures.yearly_growth,
          },
          {
            title: `${figures.client_retention.value} client retention`,
            text: 'Contracts that come up for renewal are reviewed by him in person, with the complaints on the table.',
            figure: figures.client_retention,
          },
        ],
      },
      {
        title: 'Vision for the Future',
        paragraphs: [
          'Buildings will be asked to account for each unit of power and each litre of water. He wants every site in our care to have those readings, and a person who acts on them.',
          'His second aim is people: technicians who can become engineers without leaving the company, through paid study time and a trade test open to all.',
        ],
      },
    ],
  },
  {
    id: 'technical-director',
    name: 'Sujatha Ranganath',
    placeholder: true,
    image: {
      file: 'people/sujatha-ranganath.svg',
      alt: 'Drawing of Sujatha Ranganath, with glasses and her hair tied up',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    title: 'Technical Director',
    lead: 'Answers for what leaves the drawing office: the calculation, the coordination and the second signature.',
    highlights: [figures.services, figures.signatures, figures.stages],
    sections: [
      {
        title: 'Professional Background',
        paragraphs: [
          'She came from power distribution design, moved to plant engineering, and learned structures from the people whose beams were in the way of her cable trays.',
          'At the company she leads the design office, where electrical, mechanical, civil and automation engineers work on one model and review each other before the client does.',
        ],
      },
      {
        title: 'Areas of Expertise',
        paragraphs: ['Her reviews begin with the question that each discipline tends to leave to another.'],
        points: [
          {
            title: 'Power systems',
            text: 'Load flow, fault level, protection grading and earthing, for substations up to the LT board.',
          },
          {
            title: 'Thermal plant',
            text: 'Heat load, chilled-water hydraulics and part-load performance against ECBC.',
          },
          {
            title: 'Coordination',
            text: 'Shafts, ceilings and openings resolved in three dimensions before tender drawings are issued.',
          },
          {
            title: 'Codes and approvals',
            text: 'NBC 2016, Indian Standards and the submissions that inspectors and utilities ask for.',
          },
        ],
      },
      {
        title: 'Technical Vision',
        paragraphs: [
          'A drawing should be true on the day it is used, and not only on the day it is signed. As-built models, kept current through maintenance, are the standard she is working towards.',
          'Sensors come second. They are added where a reading changes a decision, with the decision written beside the tag.',
        ],
      },
    ],
  },
  {
    id: 'operations-head',
    name: 'Imtiaz Kirmani',
    placeholder: true,
    image: {
      file: 'people/imtiaz-kirmani.svg',
      alt: 'Drawing of Imtiaz Kirmani, in a safety helmet',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    title: 'Head of Operations',
    lead: 'Runs the sites: people, rosters, vendors and the calendar that decides what happens before something breaks.',
    highlights: [figures.shifts, figures.calendar_weeks, figures.managers],
    sections: [
      {
        title: 'Professional Profile',
        paragraphs: [
          'He began as a shift technician in a utility block and has held each post that now reports to him: operator, supervisor, site engineer, facility manager.',
          'Site managers know him for arriving unannounced, reading the log book first and asking the newest person on the shift to explain it.',
        ],
      },
      {
        title: 'Key Responsibilities',
        paragraphs: ['Everything that has to happen on a given day at a given place is his.'],
        points: [
          {
            title: 'Project delivery',
            text: 'Programmes, crews, materials and permits, from the first survey to the signed snag list.',
          },
          {
            title: 'Facility sites',
            text: 'Engineering shifts, housekeeping, security and gardens, against the plan that the client approved.',
          },
          {
            title: 'Safety',
            text: 'Permits to work, toolbox talks, near-miss reports, and the authority of anyone on site to stop a job.',
          },
          {
            title: 'Response',
            text: 'The duty roster, the escalation list and the review that follows every emergency call.',
          },
        ],
      },
      {
        title: 'Operational Approach',
        paragraphs: [
          'Plan the week on Thursday, walk it on Friday, and leave Monday for the unexpected. A task that slips twice isn’t rescheduled until its cause is known.',
          'The figures on the wall are few, and the same at each site: planned work done, tickets reopened, hours without injury, stock counted.',
        ],
      },
    ],
  },
  {
    id: 'lead-engineer',
    name: 'Keerthana Bhosekar',
    placeholder: true,
    image: {
      file: 'people/keerthana-bhosekar.svg',
      alt: 'Drawing of Keerthana Bhosekar, with long hair',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    title: 'Lead Automation Engineer',
    lead: 'Leads the controls team: panels, code, networks, and the night when a line is switched over.',
    highlights: [figures.lead_engineer_years, figures.small_project_weeks, figures.acceptance_tests],
    sections: [
      {
        title: 'Technical Expertise',
        paragraphs: [
          `She has ${figures.lead_engineer_years.value} years in industrial control, from relay panels that had to be traced by hand to lines that report their own stops.`,
          'Her rule for code is that an electrician on the night shift can follow it. Sequences are drawn as states, names match the tags on the machine, and every alarm says what to do next.',
        ],
      },
      {
        title: 'Technical Specializations',
        paragraphs: ['Her team covers a machine from its sensors to its reports.'],
        points: [
          {
            title: 'PLC and safety',
            text: 'Structured programs to IEC 61131-3, safety functions rated to ISO 13849 and validated on the machine.',
          },
          {
            title: 'SCADA and screens',
            text: 'Operator displays with few colours, ranked alarms and trends that answer a question.',
          },
          {
            title: 'Networks and security',
            text: 'Modbus, PROFINET, BACnet and OPC UA in zones to IEC 62443, with remote access that is logged.',
          },
          {
            title: 'Drives and motion',
            text: 'Variable-speed drives, servo axes and robot cells, sized from the load and tuned with a trace.',
          },
        ],
      },
      {
        title: 'Project Achievements',
        paragraphs: ['What her team does again and again, on lines that have to keep producing.'],
        points: [
          {
            title: 'Switch-over by station',
            text: 'Old and new controllers run side by side, and each station can be switched back until its test is signed.',
          },
          {
            title: 'One panel for many',
            text: 'Separate machine controllers brought under a single line sequence with one emergency-stop concept.',
          },
          {
            title: 'Plants that count themselves',
            text: 'Meters, pumps and chillers connected to one trend server, so that energy is read by area and hour.',
          },
        ],
      },
    ],
  },
]
