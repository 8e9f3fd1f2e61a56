import type { ServiceId } from '@trusswell/domain/services.ts'
import type { Action, ContentImage, Strength } from './shapes.ts'

type Home = {
  description: string
  hero: {
    eyebrow: string
    title: string
    lead: string
    actions: readonly Action[]
    /** Replaces the drawing. */
    image?: ContentImage
  }
  services: {
    eyebrow: string
    title: string
    lead: string
    featured: readonly { id: ServiceId; line: string }[]
    action: Action
  }
  strengths: { eyebrow: string; title: string; items: readonly Strength[] }
  testimonials: { eyebrow: string; title: string }
  works: { eyebrow: string; title: string; action: Action }
  consultation: {
    title: string
    text: string
    action: Action
    steps: readonly { title: string; text: string; receive: string }[]
  }
}

export const home: Home = {
  description:
    'Engineers in Hyderabad since 2014: power, cooling, civil works and industrial automation, and the facility management that keeps them running.',
  hero: {
    eyebrow: 'Hyderabad, Telangana',
    title: 'Engineering Excellence for the Future',
    lead: 'We design, build and look after what makes a building work: power, water, air, structure and control, drawn as one system and maintained by the people who installed it.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'Explore Services', to: '/services' },
    ],
  },
  services: {
    eyebrow: 'Services',
    title: 'Every discipline on one drawing',
    lead: 'Thirteen services share one survey, one programme and one point of contact. Here are six of them.',
    featured: [
      {
        id: 'electrical-services',
        line: 'Power from the transformer yard to the last socket, drawn, built and tested.',
      },
      {
        id: 'mechanical-services',
        line: 'Cooling, ventilation and piping, balanced until every room gets its share.',
      },
      { id: 'civil-works', line: 'Foundations, frames and floors beside plants and offices that stay open.' },
      {
        id: 'architecture-interior-design',
        line: 'Spaces planned together with the ducts, cables and exits they need.',
      },
      {
        id: 'facility-management',
        line: 'A site team, a yearly plan and one log for all that has to keep running.',
      },
      {
        id: 'security-services',
        line: 'Guards, gates and cameras on one plan, with written orders for each post.',
      },
    ],
    action: { label: 'View all 13 services', to: '/services' },
  },
  strengths: {
    eyebrow: 'What sets us apart',
    title: 'Core Strengths',
    items: [
      {
        id: 'expertise',
        title: 'Industry Expertise',
        text: 'Engineers who have worked inside plants, hospitals and IT campuses, and know which shutdown window is real.',
      },
      {
        id: 'team',
        title: 'Dedicated Team',
        text: 'One project lead from survey to handover. The person who measured the site answers the phone.',
      },
      {
        id: 'quality',
        title: 'Quality Assurance',
        text: 'Every run is tested against its drawing, and the as-built set is handed over with the keys.',
      },
      {
        id: 'innovation',
        title: 'Innovation Focus',
        text: 'Metering, controls and remote monitoring specified where they pay back, and left out where they do not.',
      },
    ],
  },
  testimonials: { eyebrow: 'Testimonials', title: 'What clients say after handover' },
  works: {
    eyebrow: 'Worked examples',
    title: 'Our Works',
    action: { label: 'See all works', to: '/our-works' },
  },
  consultation: {
    title: 'Show us the site. We’ll draw the rest.',
    text: 'Tell us what has to run, and when it cannot stop. An engineer, not a call centre, comes back to you with questions.',
    action: { label: 'Schedule a Consultation', to: '/contact?subject=consultation' },
    steps: [
      { title: 'Consultation', text: 'Scope, constraints, shutdown windows', receive: 'Notes' },
      { title: 'Site survey', text: 'Loads, routes and levels, measured', receive: 'Survey drawings' },
      {
        title: 'Proposal',
        text: 'Drawings, programme and price',
        receive: 'Drawings and bill of quantities',
      },
    ],
  },
}
