export const contactIntro = {
  eyebrow: 'Contact',
  title: 'Contact Us',
  lead: 'Tell us what the site has to do, and what must keep running in the meantime. An engineer reads every message.',
  description:
    'Write to {{name}} in Madhapur, Hyderabad: phone numbers, e-mail, office address, map and a form.',
}

export const contactFaq: readonly { question: string; answer: string }[] = [
  {
    question: 'Which industries do you serve?',
    answer:
      'Manufacturing and process plants, pharmaceutical units, hospitals, IT and office campuses, warehouses and commercial buildings. If yours isn’t listed, send us the drawings: loads, water and air follow the same rules everywhere.',
  },
  {
    question: 'How long does a project take?',
    answer:
      'Small automation projects take 2-4 weeks from the agreed scope to handover. Larger ones, with civil works, new panels or several buildings, take several months. You get a schedule with dates before work starts, and a note the day a date moves.',
  },
  {
    question: 'Do you offer maintenance after handover?',
    answer:
      'Yes. We look after what we build and what others built before us: planned rounds, spares, calibration, and a number that is answered around the clock. Contracts run by the year and list every asset they cover.',
  },
  {
    question: 'Can you work with the systems we already have?',
    answer:
      'That is most of our work. We survey what is installed, say what can stay, and connect to existing controllers, meters and building systems over the protocols they speak. Nothing is replaced just because it isn’t ours.',
  },
  {
    question: 'How do you manage a project?',
    answer:
      'One project manager from survey to handover, a site supervisor, and a portal where you see milestones, progress, payments and messages. Changes are priced in writing before they are built.',
  },
]
