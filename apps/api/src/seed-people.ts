import type { Role } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { gstinCheckDigit } from '@trusswell/domain/tax-numbers.ts'

type Account = [email: string, name: string, role: Role]
export type SampleOrganisation = {
  name: string
  /** Days since the owner signed up: some days before the first project. */
  age: number
  /** Without it the firm hasn't given any yet. */
  billing?: ReturnType<typeof registered>
  /** The owner first. */
  people: [email: string, name: string, role: OrganisationRole][]
}

/** Made up: the fourth letter says the kind of firm, and the last character of a GSTIN is computed. */
function registered(legal_name: string, state: '36' | '37', pan: string, billing_address: string) {
  const first14 = `${state}${pan}1Z`
  return {
    legal_name,
    state,
    billing_address,
    gst_category: 'regular' as const,
    pan,
    gstin: `${first14}${gstinCheckDigit(first14)}`,
  }
}

const at = (name: string) => `${name}@trusswell.example`

export const accounts: Account[] = [
  [at('admin1'), 'Meera Krishnan', 'admin'],
  [at('admin2'), 'Farhan Ali', 'admin'],
  [at('manager1'), 'Suresh Reddy', 'manager'],
  [at('manager2'), 'Divya Menon', 'manager'],
  [at('client1'), 'Anand Deshpande', 'client'],
]

/** With --demo: three more managers, and twelve organisations. All names are invented. */
export const demoManagers: Account[] = [
  [at('manager3'), 'Harish Gowda', 'manager'],
  [at('manager4'), 'Nafisa Qureshi', 'manager'],
  [at('manager5'), 'Vikram Salunke', 'manager'],
]

/** Days since their accounts were made. */
export const staffAges: Record<string, number> = {
  [at('admin1')]: 764,
  [at('admin2')]: 763,
  [at('manager1')]: 762,
  [at('manager2')]: 748,
  [at('manager3')]: 733,
  [at('manager4')]: 716,
  [at('manager5')]: 604,
}

export const demoOrganisations: SampleOrganisation[] = [
  {
    name: 'Deshpande Tech Parks',
    age: 498,
    billing: registered(
      'Deshpande Tech Parks Private Limited',
      '36',
      'AAACD4821K',
      'Tower 2, Mindspace Road, Madhapur\nHyderabad 500081',
    ),
    people: [
      [at('client1'), 'Anand Deshpande', 'owner'],
      [at('finance1'), 'Kavita Joshi', 'finance'],
      [at('viewer1'), 'Rahul Nair', 'viewer'],
    ],
  },
  {
    name: 'Kakatiya Schools Trust',
    age: 741,
    billing: registered('Kakatiya Schools Trust', '36', 'AAATK7310M', '4-1-12, Fort Road\nWarangal 506002'),
    people: [
      [at('client2'), 'Sunitha Rao', 'owner'],
      [at('viewer2'), 'Imran Sheikh', 'viewer'],
    ],
  },
  {
    name: 'Palakonda Cold Stores',
    age: 736,
    billing: registered(
      'Palakonda Cold Stores LLP',
      '36',
      'AAKFP2265B',
      'Plot 7, Sixth Road, Industrial Estate\nSangareddy 502001',
    ),
    people: [
      [at('client3'), 'Bhaskar Patnaik', 'owner'],
      [at('finance3'), 'Usha Kiran', 'finance'],
    ],
  },
  {
    name: 'Musi Bank Apartments',
    age: 699,
    people: [
      [at('client4'), 'Geeta Malhotra', 'owner'],
      [at('viewer4'), 'Prakash Shetty', 'viewer'],
    ],
  },
  {
    name: 'Ratnagarbha Ceramics',
    age: 661,
    billing: registered(
      'Ratnagarbha Ceramics Private Limited',
      '36',
      'AABCR9034Q',
      'Survey No. 118, Factory Road\nPatancheru 502319',
    ),
    people: [
      [at('client5'), 'Jignesh Vora', 'owner'],
      [at('finance5'), 'Swati Pardeshi', 'finance'],
    ],
  },
  {
    name: 'Kolleru Seafoods Union',
    age: 607,
    billing: registered(
      'Kolleru Seafoods Producers’ Union',
      '37',
      'AABAK5512F',
      'Canal Road, Gate 3\nEluru 534001',
    ),
    people: [
      [at('client6'), 'Appala Naidu', 'owner'],
      [at('viewer6'), 'Mary Varghese', 'viewer'],
    ],
  },
  {
    name: 'Amrapura Women’s Hospital',
    age: 566,
    billing: registered(
      'Amrapura Healthcare Private Limited',
      '36',
      'AADCA6178H',
      '4-1-88, Women’s College Street\nHanamkonda 506001',
    ),
    people: [
      [at('client7'), 'Dr Shalini Bhat', 'owner'],
      [at('finance7'), 'Naveen Chary', 'finance'],
    ],
  },
  {
    name: 'Golden Ficus Hotels',
    age: 511,
    billing: registered(
      'Golden Ficus Hotels Private Limited',
      '36',
      'AAECG3407L',
      'Lake Parade, House 12\nSecunderabad 500003',
    ),
    people: [
      [at('client8'), 'Rohan Sequeira', 'owner'],
      [at('finance8'), 'Lata Wadhwa', 'finance'],
    ],
  },
  {
    name: 'Peddagutta Logistics Park',
    age: 463,
    billing: registered(
      'Peddagutta Logistics Private Limited',
      '36',
      'AAFCP8893D',
      'Survey No. 341, Ring Road Exit 14\nShamirpet 500101',
    ),
    people: [
      [at('client9'), 'Srinivas Goud', 'owner'],
      [at('viewer9'), 'Tanvi Bhosale', 'viewer'],
    ],
  },
  {
    name: 'Velugu Learning Centres',
    age: 414,
    people: [
      [at('client10'), 'Padmaja Iyengar', 'owner'],
      [at('viewer10'), 'Yusuf Khan', 'viewer'],
    ],
  },
  { name: 'Tamarind Lane Housing', age: 353, people: [[at('client11'), 'Mohan Raghavan', 'owner']] },
  {
    name: 'Nallamala Furniture Yard',
    age: 279,
    billing: registered('Nallamala Furniture Works', '37', 'AAJFN1749C', 'Forest Depot Road\nNandyal 518501'),
    people: [[at('client12'), 'Esther Prakasam', 'owner']],
  },
]
