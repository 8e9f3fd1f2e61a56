import type { Service } from '../shapes.ts'

export const horticulture: Service = {
  id: 'horticulture',
  title: 'Horticulture',
  summary:
    'Gardens, lawns, trees and indoor plants chosen for the Deccan climate and cared for season by season.',
  description:
    'Hyderabad gives a garden thin soil over rock, eight dry months and a short, hard monsoon. We plant for that, water with treated water where the site has it, and keep a calendar that says what is pruned, fed and replaced in which week.',
  features: [
    'Landscape design and planting plans',
    'Lawn, hedge, shrub and flower-bed care',
    'Drip, sprinkler and treated-water irrigation',
    'Tree health checks, pruning and transplanting',
    'Indoor plants, terraces and green walls',
    'Composting, mulching and nursery beds',
  ],
  help_points: [
    {
      title: 'Soil first',
      text: 'pH, conductivity, organic carbon and drainage are tested bed by bed, and the soil is corrected before anything is bought from a nursery.',
    },
    {
      title: 'Planting design',
      text: 'Native and adapted species grouped by water need, root spread kept off pipes and slabs, and mature sizes drawn to scale.',
    },
    {
      title: 'Irrigation',
      text: 'Drip for beds and pop-ups for lawns, with filters, pressure regulation and a timer that skips the day after rain.',
    },
    {
      title: 'Trees',
      text: 'A numbered tree register with girth, lean and defects, pruning before the storms of May, and the permissions needed before felling.',
    },
    {
      title: 'Indoor plants and green walls',
      text: 'Plants matched to the measured light at each desk or lobby, rotated through a nursery and wiped down every week.',
    },
    {
      title: 'Pests and feeding',
      text: 'Scouting before spraying, neem and biological agents first, and labelled products only, applied when the building is empty.',
    },
  ],
  unique_points: [
    {
      title: 'A 52-week calendar',
      text: 'Mowing height, feed, pruning and replanting are set out by week, and the supervisor signs what was done.',
    },
    {
      title: 'Litres per square metre',
      text: 'Garden meters are read monthly, and each zone has a target that changes between summer, monsoon and winter.',
    },
    {
      title: 'Leaves stay on site',
      text: 'Clippings and leaf litter go to compost or mulch, as the solid-waste rules ask of large premises.',
    },
    {
      title: 'Losses are replaced',
      text: 'A plant that fails in its first season for lack of care is replaced by us, and the cause is entered in the bed record.',
    },
    {
      title: 'Roots and waterproofing',
      text: 'Podium gardens are planned together with our civil team: root barrier, drainage layer, load and overflow on one section.',
    },
    {
      title: 'Gardeners with a name',
      text: 'The same people tend the same beds, and the gate list shows who is on site that day.',
    },
  ],
  closing: {
    title: 'A garden that browns by March?',
    text: 'Mark the tired beds on any site plan and tell us the water source. We dig three pits and report what the soil says.',
  },
}
