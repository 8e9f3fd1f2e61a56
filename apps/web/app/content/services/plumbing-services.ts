import type { Service } from '../shapes.ts'

export const plumbingServices: Service = {
  id: 'plumbing-services',
  title: 'Plumbing Services',
  summary: 'Water supply, drainage, pumping and treatment, pressure-tested and mapped valve by valve.',
  description:
    'From the borewell and the municipal meter to the last floor trap, we design, lay and maintain the pipes of a building as one hydraulic system. You receive a valve map, so that a leak on the fourth floor closes one toilet and not the tower.',
  features: [
    'Water demand, storage and pump design',
    'Cold, hot and flushing water networks',
    'Soil, waste, vent and rainwater stacks',
    'Water softening, filtration and sewage treatment',
    'Rainwater harvesting and recharge pits',
    'Leak detection, tank cleaning and upkeep',
  ],
  help_points: [
    {
      title: 'Demand and storage',
      text: 'Daily need by occupancy from IS 1172, with tanks split so that one half can be cleaned while the other serves.',
    },
    {
      title: 'Supply and pumping',
      text: 'Gravity or hydro-pneumatic supply to IS 2065, zoned by height, with pressure-reducing valves where a tap would otherwise hammer.',
    },
    {
      title: 'Drainage and venting',
      text: 'Slopes, traps and vents to IS 1742, inspection chambers at each turn, and a ball test before the trench is filled.',
    },
    {
      title: 'Water quality',
      text: 'Softeners, filters and reverse osmosis selected from a lab report, and drinking points sampled against IS 10500.',
    },
    {
      title: 'Sewage treatment and reuse',
      text: 'Plants sized with the CPHEEO manual, and a separate marked line that returns treated water to flushing, cooling towers or gardens.',
    },
    {
      title: 'Rainwater and recharge',
      text: 'Roof outlets, first-flush chambers and recharge wells calculated from roof area and rainfall, and desilted before each monsoon.',
    },
  ],
  unique_points: [
    {
      title: 'A tag on every valve',
      text: 'Each isolating valve has a number on the pipe, on the drawing and in the log, with the rooms it closes.',
    },
    {
      title: 'Pressure held, then hidden',
      text: 'Pipes are held at one and a half times working pressure, and the gauge is photographed at both ends of the test.',
    },
    {
      title: 'Night flow tells the truth',
      text: 'Meters are read between 2 and 4 am, when a building should use almost nothing; what remains is the leak.',
    },
    {
      title: 'Tanks on a half-year cycle',
      text: 'Drained, scrubbed, disinfected and re-sampled twice a year, with the laboratory slip filed by tank.',
    },
    {
      title: 'Shafts a person can enter',
      text: 'Risers are spaced so that a joint can be remade without breaking a tile next door.',
    },
    {
      title: 'Treatment plant log',
      text: 'Inflow, dissolved oxygen, sludge volume and outlet readings are entered daily, ready for the pollution control board.',
    },
  ],
  closing: {
    title: 'Tanker bills rising?',
    text: 'Send three months of water bills and the tank sizes. We read the meters for one night and tell you where it goes.',
  },
}
