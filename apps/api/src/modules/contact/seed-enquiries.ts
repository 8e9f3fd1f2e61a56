import type { ContactStatus } from '@trusswell/domain/contact.ts'

export type SampleEnquiry = {
  first_name: string
  last_name: string
  company: string | null
  subject: string
  message: string
  status: ContactStatus
  /** Days between its creation and today, at least one, so that its time of day is in the past. */
  age: number
}
export type EnquiryRow = [
  age: number,
  first: string,
  last: string,
  company: string | null,
  subject: string,
  message: string,
]

/** With --demo, beside the four of every seed. The youngest five are new. */
const rows: EnquiryRow[] = [
  [
    1,
    'Revathi',
    'Balan',
    'Sapota Grove School',
    'Cooling for an auditorium',
    'An auditorium for 400 people, used three evenings a week. Which system do you suggest?',
  ],
  [
    1,
    'Manoj',
    'Tiwari',
    null,
    'Water tank leaks',
    'The overhead tank of our house of four floors leaks into the lift shaft.',
  ],
  [
    1,
    'Sharmila',
    'Dutta',
    'Lotus Pond Clinic',
    'Power backup',
    'We need a backup for two operating rooms and a cold store for vaccines.',
  ],
  [
    2,
    'Kishore',
    'Varma',
    'Anvil Lane Workshops',
    'Earthing test for eleven sheds',
    'The inspector asks for a report by the end of the month.',
  ],
  [
    3,
    'Nusrat',
    'Jahan',
    'Bougainvillea Residency',
    'Lift maintenance',
    'Two lifts, twelve years old. What does a yearly contract include?',
  ],
  [
    8,
    'Deepak',
    'Solanki',
    'Red Earth Bakers',
    'Exhaust for ovens',
    'Six ovens in a hall with a low roof. Can you see it next week?',
  ],
  [
    11,
    'Anjali',
    'Kulkarni',
    null,
    'Solar roof for a house',
    'A house of 2,400 square feet with a flat roof, facing south.',
  ],
  [
    14,
    'Thomas',
    'Chacko',
    'Harbour View Guest House',
    'Hot water for 30 rooms',
    'The boiler is twenty years old and uses too much diesel.',
  ],
  [
    17,
    'Ramesh',
    'Panda',
    'Blue Loom Textiles',
    'Humidifiers for a weaving hall',
    'The yarn breaks in the dry months. The hall has 3,000 square metres.',
  ],
  [
    20,
    'Sneha',
    'Agarwal',
    'Kite Street Offices',
    'Housekeeping for three floors',
    'About 260 people, six days a week, from the first of next month.',
  ],
  [
    26,
    'Vinod',
    'Kamble',
    'Marigold Farms',
    'Cold room on a farm',
    'A room for ten tonnes of flowers at four degrees.',
  ],
  [
    33,
    'Farida',
    'Merchant',
    null,
    'Fire alarm for a shop',
    'The landlord asks for a certificate before we open.',
  ],
  [
    41,
    'Gopal',
    'Mishra',
    'Peepal Tree College',
    'Laboratory ventilation',
    'Four laboratories with eight hoods each.',
  ],
  [
    52,
    'Leela',
    'Thomas',
    'Coral Bay Packers',
    'Conveyor lighting',
    'Lights along two lines of sixty metres.',
  ],
  [66, 'Arun', 'Bhatia', 'Sandstone Arcade', 'Escalator cleaning', 'Four escalators, cleaned at night.'],
  [83, 'Zeenat', 'Begum', null, 'Rewiring an old house', 'The house is from 1962 and has no earthing.'],
  [
    101,
    'Mukesh',
    'Rathod',
    'Copper Kettle Foods',
    'Steam line repair',
    'A line of 80 metres loses pressure.',
  ],
  [
    128,
    'Shobha',
    'Nair',
    'Jasmine Hill Hospital',
    'Air balancing',
    'Two theatres are too warm in the afternoon.',
  ],
  [160, 'Pranav', 'Joshi', 'Quarry Road Depot', 'Gate automation', 'Three sliding gates with cameras.'],
  [
    204,
    'Vasanthi',
    'Mohan',
    'Silver Oak Villas',
    'Sewage plant operator',
    'We look for someone who runs the plant of our 90 villas.',
  ],
]

export const toSample = (
  [age, first_name, last_name, company, subject, message]: EnquiryRow,
  status: ContactStatus,
): SampleEnquiry => ({ first_name, last_name, company, subject, message, status, age })

export const sampleEnquiries = rows.map((row) =>
  toSample(row, row[0] < 5 ? 'new' : row[0] < 22 ? 'in-progress' : 'resolved'),
)
