import { brand } from '@trusswell/domain/brand.ts'
import { aboutFigures, type Figure, figures } from './figures.ts'
import type { Action, Point } from './shapes.ts'

export type Milestone = {
  year: number
  title: string
  text: string
  /** What the owner hasn't confirmed. Until then only demo installations show the text, with this note. */
  draft?: string
}

type About = {
  description: string
  eyebrow: string
  title: string
  story: readonly string[]
  counters: readonly Figure[]
  values: { title: string; items: readonly Point[] }
  timeline: { title: string; items: readonly Milestone[] }
  why: { title: string; items: readonly Point[] }
  leaders: Point
  contact: Point & { action: Action }
  works: Point & { action: Action }
}

export const about: About = {
  description: `How {{name}} of Hyderabad grew since ${brand.founded}: story, values, milestones and the people who lead it.`,
  eyebrow: `Madhapur, Hyderabad, since ${brand.founded}`,
  title: 'About {{name}}',
  story: [
    `{{name}} began in ${brand.founded} with ${figures.first_engineers.value} engineers and one complaint: on every site the electrical drawing, the mechanical drawing and the civil drawing had been made by people who never met. Pipes crossed cable trays, panels stood where doors opened, and the client paid for the argument.`,
    'So we put the disciplines at one table. Industrial automation, electrical, mechanical and civil engineers survey a site together and draw it as one system. What cannot fit is found on paper, where moving it costs an hour.',
    'Clients then asked who would look after it all. We added maintenance first, then housekeeping, security, gardens, pantries and the help desk, because a building does not know where engineering ends and facility management begins. Today these are thirteen services with one survey, one programme and one person to call.',
    'We still work from Hyderabad, India, for plants, hospitals, campuses, schools and communities. For us, a job is finished when the readings match the drawing, the people on site can run it, and the file that proves both is in your hands.',
  ],
  counters: aboutFigures,
  values: {
    title: 'Our Values',
    items: [
      {
        title: 'Excellence',
        text: 'Good work can be measured. We state the figure before we start and show the reading when we finish.',
      },
      {
        title: 'Collaboration',
        text: 'Trades review one another, and clients sit in on the review. A question asked early saves rework on site.',
      },
      {
        title: 'Innovation',
        text: 'We try new controls, sensors and methods in our own time and on a small scale, then use what works.',
      },
      {
        title: 'Reliability',
        text: 'A date is a promise. When one has to move, you hear it from us on the day we know.',
      },
    ],
  },
  timeline: {
    title: 'Milestones',
    items: [
      {
        year: 2014,
        title: 'Company Founded',
        text: `${sentenceStart(figures.first_engineers.value)} engineers open an office in Hyderabad for automation and electrical work.`,
      },
      {
        year: 2016,
        title: 'First Major Project',
        text: 'The first assignment with power, cooling, controls and civil works under a single contract and one programme.',
      },
      {
        year: 2018,
        title: 'Expansion',
        text: 'Facility services join engineering: site teams now stay on after handover to run what was built.',
      },
      {
        year: 2020,
        title: 'Innovation Award',
        text: 'For metering and remote monitoring, in a year when many plants had to be watched from afar.',
        draft: 'Awarding body to be confirmed.',
      },
      {
        year: 2022,
        title: 'Team Growth',
        text: `The team grows to ${figures.engineers_2022.value} engineers, with a training bench for technicians from every trade.`,
      },
      {
        year: 2024,
        title: 'Digital Transformation',
        text: 'Surveys, site logs and snag lists move from paper to screens, and clients follow milestones in a portal.',
      },
    ],
  },
  why: {
    title: 'Why Choose {{name}}',
    items: [
      {
        title: 'One contract, all trades',
        text: 'Power, air, water, structure and upkeep answer to one project manager, so nothing falls between trades.',
      },
      {
        title: 'Priced before it’s built',
        text: 'Quantities and rates are open, and a change is costed in writing before anyone picks up a tool.',
      },
      {
        title: 'Proof at handover',
        text: 'Test sheets, as-built drawings, manuals and spare lists come as one file, on paper and on screen.',
      },
      {
        title: 'Still there afterwards',
        text: 'The people who installed it, or their colleagues, maintain it, with a number answered around the clock.',
      },
    ],
  },
  leaders: {
    title: 'Leadership',
    text: 'Four people answer for what we build, how it is engineered, how sites are run and how machines are controlled.',
  },
  contact: {
    title: 'Have a site in mind?',
    text: 'Tell us where it is and what it should do. The first conversation is with an engineer.',
    action: { label: 'Contact Us', to: '/contact' },
  },
  works: {
    title: 'Our Works',
    text: 'Three worked examples, from the question at the start to the file at the end.',
    action: { label: 'View Our Works', to: '/our-works' },
  },
}

/** Leaves out texts that the owner hasn't confirmed, except on demo installations. */
export const shownMilestone = (milestone: Milestone, { samples }: { samples: boolean }): ShownMilestone => {
  const { year, title } = milestone
  return milestone.draft && !samples ? { year, title } : milestone
}

export type ShownMilestone = Omit<Milestone, 'text'> & Partial<Pick<Milestone, 'text'>>

function sentenceStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
