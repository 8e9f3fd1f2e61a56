import type { Service } from '../shapes.ts'

export const facilityPantry: Service = {
  id: 'facility-pantry',
  title: 'Facility & Pantry Services',
  summary: 'Tea points, pantries and meeting-room service, staffed, stocked and kept to food-safety rules.',
  description:
    'A pantry is a small food business inside an office, and we run it as one: trained attendants, dated stock, clean machines and water that has been tested. Consumption is counted per floor, so the budget follows the people who are actually there.',
  features: [
    'Pantry attendants and floor stewards',
    'Tea, coffee and drinking-water points',
    'Stock, indent and consumption control',
    'Meeting-room and event service',
    'Crockery wash, waste sorting and hygiene checks',
    'Vending, dispenser and cafeteria coordination',
  ],
  help_points: [
    {
      title: 'Staffed pantries',
      text: 'Attendants with medical fitness certificates and basic food-safety training, in shifts that match when your floors fill.',
    },
    {
      title: 'Drinking water',
      text: 'Dispensers sanitised every fortnight, filter dates on the casing, and samples from the tap, not the inlet, tested to IS 10500.',
    },
    {
      title: 'Stock and stores',
      text: 'First-expired, first-out shelves, minimum levels per item, and a weekly indent that your admin team approves on one page.',
    },
    {
      title: 'Meetings and visitors',
      text: 'Room set-ups from the booking calendar: seats, water, dietary notes and clearing time, with a steward named for board days.',
    },
    {
      title: 'Cafeteria support',
      text: 'Serving counters kept above 60 °C for hot and below 5 °C for cold food, checked with a probe and written down each sitting.',
    },
    {
      title: 'Waste and wash-up',
      text: 'Wet, dry and reject bins separated at the counter, crockery washed and air-dried, and grease traps cleared on a fixed day.',
    },
  ],
  unique_points: [
    {
      title: 'Hygiene by Schedule 4',
      text: 'Daily checks follow Schedule 4 of the FSSAI licensing regulations, the list that an inspector would bring.',
    },
    {
      title: 'Cups per head',
      text: 'The monthly sheet shows cups, milk, sachets and water per person present, taken from your access counts.',
    },
    {
      title: 'Descaled by the cup count',
      text: 'Coffee machines are cleaned daily and descaled by number of cups, with the date on a card at the back.',
    },
    {
      title: 'Allergens marked',
      text: 'Nuts, milk, gluten and egg are marked at the counter, and vegetarian utensils have a colour of their own.',
    },
    {
      title: 'Relievers who know the floor',
      text: 'Each site has a trained substitute who has already worked a week there before the first leave is taken.',
    },
    {
      title: 'No brand lock-in',
      text: 'You choose the tea, the coffee and the supplier; we show landed price per cup and buy at cost plus a stated fee.',
    },
  ],
  closing: {
    title: 'How many cups a day?',
    text: 'Give us headcount by floor and the current brands. We return a shift plan and a cost per person.',
  },
}
