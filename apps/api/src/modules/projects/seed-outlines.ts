import type { ProjectType } from '@trusswell/domain/projects.ts'
import type { PlanKind } from './seed-plans.ts'

type Place = [address: string, city: string, postalCode: string]
export const places: Record<number, Place> = {
  3: ['Plot 7, Sixth Road, Industrial Estate', 'Sangareddy', '502001'],
  4: ['Riverside Lane 2, Attapur', 'Hyderabad', '500048'],
  5: ['Survey No. 118, Factory Road', 'Patancheru', '502319'],
  6: ['Canal Road, Gate 3', 'Eluru', '534001'],
  7: ['4-1-88, Women’s College Street', 'Hanamkonda', '506001'],
  8: ['Lake Parade, House 12', 'Secunderabad', '500003'],
  9: ['Survey No. 341, Ring Road Exit 14', 'Shamirpet', '500101'],
  10: ['Second Floor, Market Square', 'Hyderabad', '500072'],
  11: ['Tamarind Lane, Bachupally', 'Hyderabad', '500090'],
  12: ['Forest Depot Road', 'Nandyal', '518501'],
}

/** Days from today; a project that begins later is planned, one whose days are over is completed. */
export type Outline = {
  client: number
  title: string
  type: ProjectType
  kind: PlanKind
  about: string
  start: number
  days: number
  lakhs: number
  state?: 'waiting' | 'declined' | 'cancelled' | 'on_hold'
}
const line = (
  client: number,
  title: string,
  [type, kind]: [ProjectType, PlanKind],
  [start, days, lakhs]: [number, number, number],
  about: string,
  state?: Outline['state'],
): Outline => ({ client, title, type, kind, about, start, days, lakhs, ...(state ? { state } : {}) })

/** Two years of ten more clients. All of it is invented. */
export const outlines: Outline[] = [
  line(
    3,
    'Palakonda Cold Rooms, Block A',
    ['commercial', 'cooling'],
    [-718, 165, 184],
    'Six cold rooms at minus eighteen degrees, with a shared plant and a dock.',
  ),
  line(
    4,
    'Musi Bank Meter Room Renewal',
    ['house', 'electrical'],
    [-682, 110, 46],
    'New panels and meters for 96 apartments, one stairwell at a time.',
  ),
  line(
    5,
    'Ratnagarbha Kiln Power Supply',
    ['other', 'electrical'],
    [-640, 180, 152],
    'A substation and feeders for two electric kilns.',
  ),
  line(
    6,
    'Kolleru Processing Hall Chillers',
    ['commercial', 'cooling'],
    [-590, 140, 118],
    'Chilled water for the processing hall, with a spare machine.',
  ),
  line(
    7,
    'Amrapura Labour Ward Renovation',
    ['commercial', 'interior'],
    [-548, 125, 74],
    'Eight rooms renovated while the ward stays open.',
  ),
  line(
    8,
    'Golden Ficus Kitchen Exhaust',
    ['commercial', 'cooling'],
    [-492, 95, 38],
    'Hoods, ducts and fresh air for a kitchen of 300 covers.',
  ),
  line(
    9,
    'Peddagutta Shed 1 Hydrants',
    ['commercial', 'fire'],
    [-448, 120, 67],
    'Ring main, hydrants and pump room for the first shed.',
  ),
  line(
    10,
    'Velugu Centre Kukatpally Fit-out',
    ['school', 'interior'],
    [-395, 105, 52],
    'Ten classrooms and a library on one floor.',
  ),
  line(
    11,
    'Tamarind Lane Water Treatment',
    ['house', 'water'],
    [-338, 130, 61],
    'Softening and filters for 140 houses.',
  ),
  line(
    12,
    'Nallamala Yard Dust Extraction',
    ['other', 'cooling'],
    [-262, 125, 43],
    'Extraction at fourteen machines, with filters outside the hall.',
  ),
  line(
    3,
    'Palakonda Cold Rooms, Block B',
    ['commercial', 'cooling'],
    [-152, 215, 226],
    'Eight more cold rooms beside the first block.',
  ),
  line(
    4,
    'Musi Bank Solar Terrace',
    ['house', 'solar'],
    [-72, 105, 58],
    'A solar terrace of 90 kW for lifts, pumps and lights.',
  ),
  line(
    5,
    'Ratnagarbha Compressor House',
    ['other', 'electrical'],
    [-112, 160, 88],
    'Power and ventilation for three compressors.',
  ),
  line(
    7,
    'Amrapura Scan Centre Power',
    ['commercial', 'electrical'],
    [-96, 135, 71],
    'A clean supply with its own transformer for two scanners.',
  ),
  line(
    8,
    'Golden Ficus Lobby and Banquet Hall',
    ['commercial', 'interior'],
    [-128, 185, 164],
    'A new lobby and a hall for 250 guests, without closing the hotel.',
  ),
  line(
    9,
    'Peddagutta Shed 2 Sprinklers',
    ['commercial', 'fire'],
    [-62, 125, 93],
    'Sprinklers and a second tank for the new shed.',
  ),
  line(
    10,
    'Velugu Centre Dilsukhnagar Fit-out',
    ['school', 'interior'],
    [-46, 98, 49],
    'Eight classrooms in a former shop.',
  ),
  line(
    11,
    'Tamarind Lane Sewage Plant',
    ['house', 'water'],
    [-88, 155, 107],
    'A treatment plant of 120 cubic metres a day.',
  ),
  line(
    6,
    'Kolleru Ice Plant Automation',
    ['commercial', 'automation'],
    [-33, 140, 56],
    'Compressors, brine and harvest of the ice plant on one screen.',
  ),
  line(
    12,
    'Nallamala Showroom Lighting',
    ['commercial', 'electrical'],
    [-78, 95, 29],
    'Track lights and controls for the showroom.',
    'on_hold',
  ),
  line(
    8,
    'Golden Ficus Rooftop Cooling',
    ['commercial', 'cooling'],
    [22, 110, 97],
    'Replacement of the rooftop machines, one after the other.',
  ),
  line(
    9,
    'Peddagutta Gatehouse Power',
    ['commercial', 'electrical'],
    [36, 80, 24],
    'Gatehouse, weighbridge and road lights.',
  ),
  line(
    7,
    'Amrapura Staff Quarters Wiring',
    ['house', 'electrical'],
    [13, 75, 33],
    'New wiring and meters for 24 flats of the staff.',
  ),
  line(
    5,
    'Ratnagarbha Canteen Extension',
    ['other', 'interior'],
    [-210, 90, 41],
    'A canteen for 180 people; stopped when the plant moved a shift.',
    'cancelled',
  ),
  line(
    12,
    'Nallamala Night Lighting',
    ['other', 'electrical'],
    [40, 60, 18],
    'Lights on eight masts around the yard.',
    'declined',
  ),
  line(
    10,
    'Velugu Centre Nizampet Cooling',
    ['school', 'cooling'],
    [30, 60, 22],
    'Split units and fresh air for six classrooms.',
    'waiting',
  ),
  line(
    11,
    'Tamarind Lane Clubhouse Wiring',
    ['house', 'electrical'],
    [25, 70, 27],
    'Wiring, lights and a backup supply for the clubhouse.',
    'waiting',
  ),
  line(
    4,
    'Musi Bank Fire Alarm',
    ['house', 'fire'],
    [20, 80, 31],
    'Detectors, call points and a panel for both blocks.',
    'waiting',
  ),
  line(
    6,
    'Kolleru Jetty Lighting',
    ['commercial', 'electrical'],
    [45, 55, 19],
    'Lights along 200 metres of jetty.',
    'waiting',
  ),
]
