import type { Testimonial } from './shapes.ts'

/** Fictional people and companies, until the owner provides real ones with their consent. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Harini Devarakonda',
    position: 'Engineering Head',
    company: 'Meru Valley Formulations',
    content:
      'They mapped every feeder before touching one. The changeover took a single Sunday, and the drawings still match what is on the wall.',
    rating: 5,
    image: {
      file: 'people/harini-devarakonda.svg',
      alt: 'Drawing of Harini Devarakonda, with long hair and glasses',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    placeholder: true,
  },
  {
    name: 'Farhan Siddiqui',
    position: 'Admin Manager',
    company: 'Banyan Court IT Park',
    content:
      'We used to chase five vendors for one leak. Now there is one ticket, one name against it, and a time by which it is closed.',
    rating: 5,
    image: {
      file: 'people/farhan-siddiqui.svg',
      alt: 'Drawing of Farhan Siddiqui, with short hair and glasses',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    placeholder: true,
  },
  {
    name: 'Leela Mascarenhas',
    position: 'Property Manager',
    company: 'Tidewheel Towers',
    content:
      'The chilled-water line was balanced floor by floor, and we were given the readings. Complaints about hot corners stopped.',
    rating: 5,
    image: {
      file: 'people/leela-mascarenhas.svg',
      alt: 'Drawing of Leela Mascarenhas, with her hair tied up',
      focal: [0.5, 0.45],
      as_of: '2026-11-16',
      placeholder: true,
    },
    placeholder: true,
  },
]
