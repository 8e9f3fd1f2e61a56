import type { Sample } from './seed-samples.ts'

const college = 'Begumpet College Chiller Plant'
const plant = 'Nacharam Plant Power Upgrade'
const mall = 'Uppal Mall Building Services'

type Bill = [project: string, description: string, rupees: number, paid: number, reference: string]

// Bills of two years, each with GST and paid by transfer: a college, then a plant, then a mall that pays later than before.
const bills: Bill[] = [
  [college, 'Advance with the work order', 35_40_000, -714, 'UTIBR52024120310021'],
  [college, 'Old plant removed', 23_60_000, -628, 'UTIBR52025022710873'],
  [college, 'Chillers delivered', 70_80_000, -584, 'UTIBR52025041211452'],
  [college, 'Piping and insulation', 47_20_000, -511, 'UTIBR52025062412204'],
  [plant, 'Advance with the work order', 43_36_500, -474, 'SBINR52025073110318'],
  [college, 'Commissioning', 35_40_000, -455, 'UTIBR52025081912690'],
  [college, 'Final bill', 23_60_000, -421, 'UTIBR52025092213047'],
  [plant, 'Drawings approved', 28_91_000, -388, 'SBINR52025102511186'],
  [plant, 'Foundations', 33_04_000, -356, 'SBINR52025112611594'],
  [mall, 'Mobilisation advance', 1_18_00_000, -322, 'HDFCR52025123010077'],
  [plant, 'Panel and transformers', 1_00_30_000, -304, 'SBINR52026011712035'],
  [mall, 'Running bill 1, drawings and risers', 70_80_000, -276, 'HDFCR52026021410521'],
  [plant, 'Feeders', 47_20_000, -262, 'SBINR52026022812466'],
  [mall, 'Running bill 2, risers', 59_00_000, -233, 'HDFCR52026032910988'],
  [plant, 'Final bill', 36_28_500, -194, 'SBINR52026050712911'],
  [mall, 'Running bill 3, substation', 1_41_60_000, -158, 'HDFCR52026061211633'],
  [mall, 'Running bill 4, substation charged', 82_60_000, -121, 'HDFCR52026071912150'],
  [mall, 'Running bill 5, ducts of the ground floor', 64_90_000, -62, 'HDFCR52026091612744'],
]

export const history: Sample[] = [
  ...bills.map(([project, description, rupees, paid, reference]): Sample => ({
    project,
    description,
    rupees,
    claim: { method: 'bank_transfer', reference, paid, decision: { state: 'confirmed' } },
  })),
  { project: mall, description: 'Running bill 6, ducts of the first floor', rupees: 61_36_000, due: -25 },
  { project: mall, description: 'Running bill 7, cooling towers', rupees: 88_50_000, due: 11 },
]
