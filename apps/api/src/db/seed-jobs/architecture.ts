import { accidentCover, everyJob, type SeedJob, statutory } from './job.ts'

export const architectureJobs: readonly SeedJob[] = [
  {
    ...everyJob,
    id: 'architect',
    area: 'architecture-interior-design',
    title: 'Architect',
    department: 'Architecture & Interior Design',
    experience: '5-7 years',
    description:
      'You design workplaces, industrial sheds and public areas together with the engineers who will build and later maintain them. That means plant rooms with room for a coil to be pulled, shafts that open, and facades that someone can reach and clean.',
    responsibilities: [
      'Take the brief, measure the site and prepare concept, area statement and first cost estimate',
      'Prepare submission drawings by the Telangana Building Rules and follow them through GHMC or HMDA',
      'Check exits, travel distance, refuge and fire access against NBC 2016 Part 4, and access for all by the harmonised guidelines',
      'Lead the coordinated model, with services, to a clash-free set before tender',
      'Detail facade, waterproofing, doors and wet areas to a scale that can be built',
      'Visit site weekly, answer questions within two working days and record changes',
    ],
    requirements: [
      'B.Arch. and valid registration with the Council of Architecture',
      '5 to 7 years, with one commercial or industrial building taken from concept to occupancy',
      'Revit as your daily tool, and AutoCAD with SketchUp or Rhino',
      'Working knowledge of ECBC envelope rules, daylight and shading at 17 degrees north',
      'A portfolio with construction details, not renderings alone',
    ],
    benefits: [
      statutory,
      accidentCover,
      'Council of Architecture renewal paid',
      'Five-day week in the studio, site visits in working hours',
      'A study visit to a finished building or a trade fair each year',
    ],
  },
  {
    ...everyJob,
    id: 'interior-designer',
    area: 'architecture-interior-design',
    title: 'Interior Designer',
    department: 'Architecture & Interior Design',
    experience: '3-5 years',
    description:
      'You plan and detail offices, clinics and common areas: space, light, acoustics, furniture, finishes. Most of our clients move in while the ceiling contractor moves out, so your drawings have to be right and your samples approved early.',
    responsibilities: [
      'Test-fit floor plates and compare seats, meeting rooms and circulation before a lease is signed',
      'Prepare partition, ceiling, flooring, furniture and finish drawings with schedules and quantities',
      'Lay out lighting with calculated lux by task (IS 3646) and glare in mind',
      'Choose materials by fire class, wear, cleaning and lead time, and keep a library with prices',
      'Coordinate sprinklers, diffusers, detectors and luminaires on one reflected-ceiling plan',
      'Inspect mock-ups and snag by room until handover',
    ],
    requirements: [
      'Degree or diploma in interior design or architecture',
      '3 to 5 years in commercial fit-out, with at least 20,000 sq ft delivered',
      'AutoCAD daily; SketchUp with Enscape or similar; Revit welcome',
      'Understands NRC, STC, VOC limits and the fire behaviour of linings',
      'Comfortable with carpenters on site as well as with clients in a meeting',
    ],
    benefits: [
      statutory,
      accidentCover,
      'Five-day week in the studio, site visits in working hours',
      'Laptop with licensed software',
      'A yearly budget for samples, fairs and books',
    ],
  },
]
