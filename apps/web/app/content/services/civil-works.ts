import type { Service } from '../shapes.ts'

export const civilWorks: Service = {
  id: 'civil-works',
  title: 'Civil Works',
  summary: 'Foundations, frames, floors and finishes for plants and campuses that stay open while we build.',
  description:
    'Most of our civil jobs are next to something that must keep working: a running line, an occupied office, a school term. We plan access, dust, noise and pours around that first, and then build to IS 456 with test results you can read.',
  features: [
    'Soil investigation, foundations and plinths',
    'RCC frames, steel sheds and mezzanines',
    'Machine foundations and equipment pads',
    'Industrial floors, roads and paving',
    'Waterproofing, crack repair and strengthening',
    'Compound walls, drains and external works',
  ],
  help_points: [
    {
      title: 'Survey and soil',
      text: 'Total-station levels, bore holes with standard penetration tests to IS 2131, and a foundation recommendation that names its bearing value.',
    },
    {
      title: 'Structural frames',
      text: 'Concrete designed to IS 456 and steel to IS 800, with wind from IS 875 Part 3 and earthquake from IS 1893 stated on the general notes.',
    },
    {
      title: 'Machine foundations',
      text: 'Blocks for compressors, presses and generators, with anchor bolts set from a template and grouted after the level is signed off.',
    },
    {
      title: 'Floors and roads',
      text: 'Jointed concrete floors with a stated flatness, hardener or epoxy by traffic, and paving laid over a tested sub-base.',
    },
    {
      title: 'Repair and waterproofing',
      text: 'Half-cell, rebound-hammer and ultrasonic readings first; then grouting, jacketing or a membrane, and a pond test held for 48 hours.',
    },
    {
      title: 'Finishes and external works',
      text: 'Masonry, plaster, tiling, painting, storm drains and kerbs, each with a sample panel that you approve before the rest follows.',
    },
  ],
  unique_points: [
    {
      title: 'Cubes you can trace',
      text: 'Each pour has a card: mix to IS 10262, slump, time, location, and the 7- and 28-day strengths when they come in.',
    },
    {
      title: 'Services before slabs',
      text: 'Sleeves, conduits and inserts are marked by our electrical and plumbing engineers on the shuttering drawing, so no one has to core later.',
    },
    {
      title: 'Measured the standard way',
      text: 'Bills follow IS 1200, with sketches and joint measurement, so the quantity is settled before the invoice exists.',
    },
    {
      title: 'Dust and noise in the plan',
      text: 'Screens, wet cutting and quiet hours are priced items with a person responsible, not a promise in a meeting.',
    },
    {
      title: 'Steel with its papers',
      text: 'Reinforcement to IS 1786 comes with mill certificates, and bending schedules are checked on the mat before concrete is ordered.',
    },
    {
      title: 'Hidden work photographed',
      text: 'Footings, laps, membranes and buried pipes are shot with a scale and a date before they are covered.',
    },
  ],
  closing: {
    title: 'Building beside something that runs?',
    text: 'Tell us which hours are quiet and which wall is shared. The pour sequence starts from those two answers.',
  },
}
