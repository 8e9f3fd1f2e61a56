import type { Service } from '../shapes.ts'

export const mechanicalServices: Service = {
  id: 'mechanical-services',
  title: 'Mechanical Services',
  summary: 'Chillers, pumps, ventilation and process piping, sized, installed, balanced and kept running.',
  description:
    'We size the plant from a heat-load calculation, install it with room to pull a tube bundle, and balance it until every diffuser gives its design flow. The same engineers then run the maintenance rounds, so the readings from handover are the ones that later faults are compared with.',
  features: [
    'Chilled-water plants, VRF and ducted air conditioning',
    'Basement, kitchen and toilet ventilation',
    'Pumps, heat exchangers and process piping',
    'Compressed air, vacuum and steam distribution',
    'Testing, adjusting and balancing of air and water',
    'Planned maintenance with vibration and oil analysis',
  ],
  help_points: [
    {
      title: 'Heat load and plant sizing',
      text: 'Room-by-room loads with ISHRAE weather data for Hyderabad, fresh air to ASHRAE 62.1, and part-load hours counted before a chiller is chosen.',
    },
    {
      title: 'Air conditioning',
      text: 'Chillers, cooling towers, air-handling units and VRF, laid out to NBC 2016 Part 8 with coil-pull and filter-change space on the drawing.',
    },
    {
      title: 'Ventilation and smoke exhaust',
      text: 'Car-park jet fans, kitchen hoods, and stair and lobby pressurisation, interlocked with the fire alarm and tested together with it.',
    },
    {
      title: 'Pumping and process piping',
      text: 'Steel pipe to IS 1239, supports and expansion worked out, welds numbered, and every line held at hydrostatic test pressure before insulation.',
    },
    {
      title: 'Balancing and commissioning',
      text: 'Airflow at each grille and water flow at each coil, measured against design and adjusted, with the sheet signed on the floor where it was read.',
    },
    {
      title: 'Maintenance rounds',
      text: 'Monthly filters and belts, quarterly condenser approach readings, yearly tube cleaning, and a shutdown list agreed before summer begins.',
    },
  ],
  unique_points: [
    {
      title: 'Sized, not rounded up',
      text: 'You see the calculation behind the tonnage, with the safety margin written as its own line.',
    },
    {
      title: 'Efficiency in kW per ton',
      text: 'Plant performance is logged at several loads and compared with ECBC figures, so drift shows before the bill does.',
    },
    {
      title: 'Vibration has a baseline',
      text: 'Motors, pumps and fans are measured at handover and graded by the ISO 20816 zones at each later visit.',
    },
    {
      title: 'Cooling water, tested and charted',
      text: 'Hardness, conductivity and biocide in the cooling tower are measured at each visit; blow-down follows the reading, not the calendar.',
    },
    {
      title: 'Refrigerant is weighed',
      text: 'Every kilogram charged or recovered is recorded against the machine, together with the leak that caused it.',
    },
    {
      title: 'Spares before the season',
      text: 'Belts, bearings, contactors and sensors for your own models are on your shelf by the end of February.',
    },
  ],
  closing: {
    title: 'A floor that never gets cool?',
    text: 'Send the layout and the complaint log of last summer. We bring an anemometer and start at the worst grille.',
  },
}
