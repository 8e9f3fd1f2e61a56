type Who = 'client' | 'manager' | 'supervisor' | 'admin'

/** Days are counted from today, times are those of India. */
export type SampleMessage = {
  by: Who
  at: [day: number, time: string]
  text: string
  /** The place in the list of the message that it replies to. */
  replyTo?: number
  /** What it says since it was edited; null when it was deleted. */
  changed?: string | null
}

export type SampleConversation = {
  project: string
  messages: SampleMessage[]
  notes: SampleMessage[]
  /** How many of the last messages each of them hasn't read; admins read only notes. */
  unread: Partial<Record<Exclude<Who, 'admin'>, number>>
}

export const conversations: SampleConversation[] = [
  {
    project: 'Office Complex Automation',
    messages: [
      {
        by: 'manager',
        at: [-96, '10:04'],
        text: 'Good morning. The points list is ready for your approval: 1,148 points over seven floors. Please check the meters on floors 5 to 7, those are the ones we could not read on the walk.',
      },
      {
        by: 'client',
        at: [-96, '11:32'],
        text: 'Thank you. Our facility team says the three meters in the lift lobby were replaced last year. I will send their model numbers by tomorrow.',
      },
      { by: 'client', at: [-95, '09:48'], text: 'They are all Modbus, 9600 baud, addresses 41 to 43.' },
      { by: 'supervisor', at: [-95, '10:02'], text: 'Added, thank you. The list is final from our side.' },
      {
        by: 'supervisor',
        at: [-42, '16:20'],
        text: 'All nine panels have arrived. We test them dry on Thursday and Friday, from 9:30. You are welcome to watch.',
      },
      {
        by: 'client',
        at: [-42, '16:41'],
        text: 'I will come on Friday at 11. Is the service lift free for the panel trolley?',
        changed: 'I will come on Friday at 11:30. Is the service lift free for the panel trolley?',
      },
      {
        by: 'manager',
        at: [-42, '17:05'],
        text: 'Yes, booked from 8 to 10 on both days.',
        replyTo: 5,
      },
      {
        by: 'client',
        at: [-40, '18:12'],
        text: 'Very neat work on panel 4. The labels can be read from the door.',
      },
      {
        by: 'manager',
        at: [-12, '12:15'],
        text: 'Floors 1 and 2 report to the screen since this morning. Floors 3 and 4 follow this week, then we look at the night set-back together.',
      },
      {
        by: 'client',
        at: [-11, '09:30'],
        text: 'Can the tenants on floor 2 keep their own thermostat? They asked twice.',
      },
      {
        by: 'supervisor',
        at: [-11, '10:10'],
        text: 'They can shift by 2 °C either way, for three hours. After that the schedule takes over again. The approach is described at https://en.wikipedia.org/wiki/Building_automation',
        replyTo: 9,
      },
      { by: 'client', at: [-11, '10:26'], text: 'That will do. Please go ahead.' },
      { by: 'manager', at: [-3, '17:40'], text: 'Wrong project, sorry.', changed: null },
      {
        by: 'client',
        at: [-2, '11:05'],
        text: 'The chiller vendor wrote to me instead of to you. They want to know which gateway we use. @Suresh Reddy can you answer them directly?',
      },
      {
        by: 'manager',
        at: [-2, '11:52'],
        text: 'I called them. BACnet/IP, as in the specification. They confirm in writing by Monday; until then the date of the chiller milestone is not certain.',
        replyTo: 13,
      },
      {
        by: 'supervisor',
        at: [-1, '15:34'],
        text: 'Floor 3 is connected. On floor 4 one damper actuator is faulty, the replacement comes tomorrow.',
      },
      {
        by: 'supervisor',
        at: [-1, '15:36'],
        text: 'It does not hold up anything: the air handling unit runs by hand until then.',
      },
    ],
    notes: [
      {
        by: 'supervisor',
        at: [-5, '18:10'],
        text: 'Cable pullers ask ₹42 a metre for floors 5 to 7 instead of ₹36. They say the shafts are tighter.',
      },
      {
        by: 'manager',
        at: [-5, '18:25'],
        text: 'Not before I have seen the shafts. Keep them on 1 to 4 until Wednesday.',
        replyTo: 0,
      },
      { by: 'admin', at: [-4, '09:15'], text: 'We have ₹38 from a second company, valid until month end.' },
      {
        by: 'manager',
        at: [-2, '12:04'],
        text: 'Chiller vendor is slow again. If nothing is here by Monday I escalate to their Pune office.',
      },
    ],
    unread: { client: 2 },
  },
  {
    project: 'School Electrical Upgrade',
    messages: [
      {
        by: 'client',
        at: [-6, '10:20'],
        text: 'The board meets next Saturday. Could we have the measured loads by Thursday, so that they can read them before?',
      },
      {
        by: 'manager',
        at: [-6, '12:45'],
        text: 'Yes. We measure both blocks on Tuesday, outside school hours. You will have the figures on Wednesday evening.',
        replyTo: 0,
      },
      {
        by: 'client',
        at: [-6, '12:58'],
        text: 'Thank you. The watchman has the keys, his number is with your supervisor.',
      },
      {
        by: 'supervisor',
        at: [-3, '19:30'],
        text: 'Measured: block A 62 kW, block B 48 kW at the peak. The old main switch is at its limit when the laboratory runs.',
      },
      {
        by: 'client',
        at: [-2, '09:10'],
        text: 'That explains why it trips. Does the new panel leave room for twelve air conditioners in the computer room?',
      },
    ],
    notes: [
      {
        by: 'supervisor',
        at: [-3, '19:45'],
        text: 'The earthing of block B has no record at all. I would plan a new pit, two days.',
      },
    ],
    unread: { manager: 1 },
  },
  {
    project: 'Hospital HVAC Installation',
    messages: [
      {
        by: 'manager',
        at: [-48, '11:00'],
        text: 'Theatre 1 passed the particle count: class 6 at rest, class 7 in operation. The report goes to your infection control team today.',
      },
      { by: 'client', at: [-48, '12:10'], text: 'They are pleased. When is theatre 2 measured?' },
      {
        by: 'supervisor',
        at: [-48, '12:22'],
        text: 'On the day after tomorrow, when the ceiling is closed.',
        replyTo: 1,
      },
      {
        by: 'client',
        at: [-9, '08:55'],
        text: 'All four theatres are in use since yesterday. The surgeons say it is quiet, which is the best they can say.',
      },
      {
        by: 'manager',
        at: [-9, '09:20'],
        text: 'Good to hear. The filters of the first stage are due in three months; your maintenance contract covers them.',
      },
    ],
    notes: [],
    unread: {},
  },
]
