import type { Service } from '../shapes.ts'

export const electricalServices: Service = {
  id: 'electrical-services',
  title: 'Electrical Services',
  summary:
    'HT and LT distribution, panels, cabling, earthing and lighting, from load study to energised board.',
  description:
    'From the transformer yard to the last socket: design, installation and upkeep of power, lighting and protection for plants, campuses and commercial buildings. Work follows IS 732 and the CEA safety regulations, and ends with a file of readings rather than a handshake.',
  features: [
    'Load study, fault-level and cable sizing',
    'Substations, transformers and LT panels',
    'Cabling, bus ducts, trays and trenches',
    'Earth pits, earth mats and lightning conductors',
    'Generators, UPS and automatic changeover',
    'Lighting design, metering and power quality',
  ],
  help_points: [
    {
      title: 'Load study and design',
      text: 'Connected load, diversity and fault levels, worked out before a cable is bought.',
    },
    {
      title: 'HT and LT panels',
      text: 'Assemblies to IS/IEC 61439 selected, installed, terminated and tested, with room left for the next feeder.',
    },
    {
      title: 'Cabling and containment',
      text: 'Trays, ladders and trenches routed on the drawing first, then on the wall, with fire seals at each floor crossing.',
    },
    {
      title: 'Earthing and lightning protection',
      text: 'Pits and strips to IS 3043 and down conductors to IS/IEC 62305, measured at handover and every year after.',
    },
    {
      title: 'Standby power',
      text: 'Generators, UPS and changeover arranged so that the right loads stay on, and tried under load with you watching.',
    },
    {
      title: 'Lighting and energy metering',
      text: 'Lux levels by task from IS 3646, sub-meters by area, and a monthly reading you can act on.',
    },
  ],
  unique_points: [
    {
      title: 'One line, always current',
      text: 'The single-line diagram is revised the day the site is, and a copy hangs inside the panel door.',
    },
    {
      title: 'Shutdowns on your calendar',
      text: 'We plan around production, nights and Sundays included, with a rollback time written into the permit.',
    },
    {
      title: 'Tested, then signed',
      text: 'Insulation, continuity, loop impedance and relay-injection readings come with the handover file.',
    },
    {
      title: 'Heat seen early',
      text: 'Thermal images of joints and breakers are taken under load, every quarter, and compared with the last set.',
    },
    {
      title: 'Make-neutral',
      text: 'Switchgear is specified by duty, breaking capacity and spares within reach, not by habit.',
    },
    {
      title: 'Support around the clock',
      text: '24/7 response from people who hold your drawings and know which isolator is which.',
    },
  ],
  closing: {
    title: 'Have a load that cannot drop?',
    text: 'Send us the single-line diagram, or a photograph of the panel. We will start from there.',
  },
}
