import type { Role } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'

type Account = [email: string, name: string, role: Role]
export type SampleOrganisation = {
  name: string
  /** The owner first. */
  people: [email: string, name: string, role: OrganisationRole][]
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

export const demoOrganisations: SampleOrganisation[] = [
  {
    name: 'Deshpande Tech Parks',
    people: [
      [at('client1'), 'Anand Deshpande', 'owner'],
      [at('finance1'), 'Kavita Joshi', 'finance'],
      [at('viewer1'), 'Rahul Nair', 'viewer'],
    ],
  },
  {
    name: 'Kakatiya Schools Trust',
    people: [
      [at('client2'), 'Sunitha Rao', 'owner'],
      [at('viewer2'), 'Imran Sheikh', 'viewer'],
    ],
  },
  {
    name: 'Palakonda Cold Stores',
    people: [
      [at('client3'), 'Bhaskar Patnaik', 'owner'],
      [at('finance3'), 'Usha Kiran', 'finance'],
    ],
  },
  {
    name: 'Musi Bank Apartments',
    people: [
      [at('client4'), 'Geeta Malhotra', 'owner'],
      [at('viewer4'), 'Prakash Shetty', 'viewer'],
    ],
  },
  {
    name: 'Ratnagarbha Ceramics',
    people: [
      [at('client5'), 'Jignesh Vora', 'owner'],
      [at('finance5'), 'Swati Pardeshi', 'finance'],
    ],
  },
  {
    name: 'Kolleru Seafoods Union',
    people: [
      [at('client6'), 'Appala Naidu', 'owner'],
      [at('viewer6'), 'Mary Varghese', 'viewer'],
    ],
  },
  {
    name: 'Amrapura Women’s Hospital',
    people: [
      [at('client7'), 'Dr Shalini Bhat', 'owner'],
      [at('finance7'), 'Naveen Chary', 'finance'],
    ],
  },
  {
    name: 'Golden Ficus Hotels',
    people: [
      [at('client8'), 'Rohan Sequeira', 'owner'],
      [at('finance8'), 'Lata Wadhwa', 'finance'],
    ],
  },
  {
    name: 'Peddagutta Logistics Park',
    people: [
      [at('client9'), 'Srinivas Goud', 'owner'],
      [at('viewer9'), 'Tanvi Bhosale', 'viewer'],
    ],
  },
  {
    name: 'Velugu Learning Centres',
    people: [
      [at('client10'), 'Padmaja Iyengar', 'owner'],
      [at('viewer10'), 'Yusuf Khan', 'viewer'],
    ],
  },
  { name: 'Tamarind Lane Housing', people: [[at('client11'), 'Mohan Raghavan', 'owner']] },
  { name: 'Nallamala Furniture Yard', people: [[at('client12'), 'Esther Prakasam', 'owner']] },
]
