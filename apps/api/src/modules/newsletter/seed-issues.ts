/** Days are counted from today. */
export type SampleIssue = { on: number; subject: string; body: string }

export const subscribers: [email: string, on: number][] = [
  ['aparna.shenoy@subscriber.example', -310],
  ['devraj.pillai@subscriber.example', -287],
  ['farida.contractor@subscriber.example', -266],
  ['gopal.mantri@subscriber.example', -241],
  ['hema.subbarao@subscriber.example', -198],
  ['ishaan.kothari@subscriber.example', -173],
  ['jyothi.vemula@subscriber.example', -140],
  ['kabir.ansari@subscriber.example', -118],
  ['leena.thomas@subscriber.example', -85],
  ['manoj.deo@subscriber.example', -61],
  ['noor.fatima@subscriber.example', -33],
  ['omkar.bhide@subscriber.example', -14],
]

export const sentIssues: SampleIssue[] = [
  {
    on: -48,
    subject: 'After heavy rain: check your earthing',
    body: `After weeks of rain, many sites have loose earth connections that nobody sees until something fails.

## What to check this month

- **Earth pits:** measure the resistance of each pit and compare it with last year.
- **Roof panels:** look for water marks inside, and replace seals that have become hard.
- **Pumps:** run each standby pump for ten minutes, with the valve open.

A technician needs about half a day for a building of five floors.

## From our sites

In Uppal, the mall now runs on its own substation. The ducts of the first floor are complete.`,
  },
  {
    on: -20,
    subject: 'Five questions to ask before you buy a chiller',
    body: `A chiller runs for twenty years, so the price is the smallest part of what it costs.

1. How much does it draw at half load, where it runs most of the year?
2. Which parts wear, and who in Hyderabad has them in stock?
3. How loud is it at night, at the nearest window?
4. Does it report to the building management system without a converter?
5. What does a yearly contract include, and what does it leave out?

Write to us if you want the checklist that we use ourselves.`,
  },
]

export const drafts: SampleIssue[] = [
  {
    on: -2,
    subject: 'What a solar roof of a school produces in a year',
    body: `Draft: figures of the first three months follow from the meters in Miyapur.

## Contents

- What was planned, and what the roof produced
- Cleaning: how often, and with how much water
- What happens during the holidays`,
  },
]
