import type { SampleConversation, SampleMessage } from './seed-samples.ts'

type Line = [by: 'client' | 'manager', day: number, time: string, text: string]
const talk = (
  project: string,
  lines: Line[],
  unread: SampleConversation['unread'] = {},
): SampleConversation => ({
  project,
  messages: lines.map(([by, day, time, text]): SampleMessage => ({ by, at: [day, time], text })),
  notes: [],
  unread,
})

/** Short conversations; four of them wait for our answer. */
export const companyConversations: SampleConversation[] = [
  talk('Uppal Mall Building Services', [
    ['manager', -8, '10:05', 'The cooling towers are in place, and half of the second floor has its ducts.'],
    ['client', -8, '11:30', 'Good. Please leave the service lift to our tenants at weekends.'],
    ['manager', -8, '11:42', 'Will do. We use the hoist on the north side on Saturdays and Sundays.'],
    ['client', -1, '09:15', 'Running bill 6 is with our accounts. Do the late ducts move the opening?'],
    [
      'manager',
      -1,
      '09:40',
      'I’m going through the remaining weeks with the duct maker today, and call you tomorrow with a plan.',
    ],
  ]),
  talk('Palakonda Cold Rooms, Block B', [
    [
      'manager',
      -9,
      '09:40',
      'The first four insulated doors arrive on Tuesday. We need the dock free from 7 to 10.',
    ],
    ['client', -9, '10:15', 'The dock is yours. Trucks are sent to the north gate until 10.'],
    ['manager', -6, '18:05', 'All four are hung and close tightly. Thank you for the dock.'],
  ]),
  talk(
    'Musi Bank Solar Terrace',
    [
      ['client', -4, '11:20', 'Residents of the top floor ask whether drilling goes on through the weekend.'],
      ['manager', -4, '11:48', 'No drilling on Saturday and Sunday. We finish the last row on Monday.'],
      [
        'client',
        -1,
        '19:02',
        'The watchman says the terrace door doesn’t close since today. Can someone look?',
      ],
    ],
    { manager: 1 },
  ),
  talk('Ratnagarbha Compressor House', [
    ['manager', -22, '16:30', 'Running bill 2 is in the portal. The photos of the panels are under Files.'],
    ['client', -21, '09:12', 'Received. Accounts pay on the 10th as always.'],
  ]),
  talk(
    'Amrapura Scan Centre Power',
    [
      [
        'client',
        -3,
        '08:50',
        'The scanner is delivered a week earlier than planned. Is the supply ready by then?',
      ],
      ['manager', -3, '09:31', 'The transformer is tested on Thursday. I confirm the date that evening.'],
      ['client', -1, '17:44', 'Do you have the result of the transformer test?'],
    ],
    { manager: 1 },
  ),
  talk('Golden Ficus Lobby and Banquet Hall', [
    ['client', -11, '12:00', 'A wedding is booked on the 28th. Which entrance can the guests use?'],
    [
      'manager',
      -11,
      '12:25',
      'The west entrance. We move the hoarding the evening before and clean the path.',
    ],
    ['client', -10, '09:05', 'Perfect, thank you.'],
  ]),
  talk(
    'Velugu Centre Dilsukhnagar Fit-out',
    [
      [
        'manager',
        -5,
        '15:10',
        'Please choose the wall colour of the library by Friday: shade 2 is in stock, shade 4 takes three weeks.',
      ],
      ['client', -2, '10:30', 'We take shade 2. Can the reading corner have the darker one?'],
    ],
    { manager: 1 },
  ),
  talk(
    'Tamarind Lane Sewage Plant',
    [
      ['client', -7, '18:20', 'After the rain there was water in the pit again.'],
      ['manager', -7, '18:42', 'The second pump runs since an hour. The pit is dry by tomorrow morning.'],
      [
        'client',
        -2,
        '08:15',
        'Our transfer was rejected although the bank says it went through. Please check.',
      ],
    ],
    { manager: 1 },
  ),
]
