import { accidentCover, everyJob, protectiveGear, type SeedJob, statutory } from './job.ts'

export const automationJobs: readonly SeedJob[] = [
  {
    ...everyJob,
    id: 'automation-engineer',
    area: 'automation-services',
    title: 'Automation Engineer',
    department: 'Automation Services',
    experience: '4-6 years',
    description:
      'You program and commission PLC and SCADA systems for utilities, packaging lines, water plants and material handling. You write the control narrative before the ladder, test in the factory, and leave the client with sources, back-ups and drawings that match the panel.',
    responsibilities: [
      'Write control philosophy, I/O list and cause-and-effect chart with the process owner',
      'Program in the languages of IEC 61131-3 (ladder, function block, structured text) with reusable, commented blocks',
      'Build SCADA and HMI screens with alarms that carry a priority and an action',
      'Check panel drawings, wiring and protection against IS/IEC 60204-1 and the safety level the risk assessment asks for',
      'Run factory and site acceptance tests by written protocol, loop by loop',
      'Tune PID loops and drives on the live plant together with operations',
      'Hand over versioned sources, passwords in a sealed envelope and a restore that has been tested',
    ],
    requirements: [
      'B.E. or B.Tech. in electrical, electronics or instrumentation engineering',
      '4 to 6 years on Siemens S7-1200/1500 (TIA Portal), Rockwell Studio 5000 or Mitsubishi GX Works3; one in depth, one in practice',
      'Profinet, EtherNet/IP, Modbus TCP/RTU and OPC UA from the cable to the tag',
      'Knows zones, conduits and remote access as IEC 62443 treats them',
      'Servo or drive commissioning on at least one brand',
      'Travel to sites in Telangana and neighbouring states, up to ten days a month during commissioning',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      'Travel, stay and a daily allowance on outstation work',
      'A test rack with controllers and drives in our own office',
      'One manufacturer certification a year, paid for and in working hours',
    ],
  },
  {
    ...everyJob,
    id: 'bms-engineer',
    area: 'automation-services',
    title: 'BMS Engineer',
    department: 'Automation Services',
    experience: '3-5 years',
    description:
      'You connect chillers, air handlers, meters, lifts, fire panels and lights into one building management system that operators trust. Old sites come with undocumented controllers; you find out what is on the bus, put it on paper and make it work.',
    responsibilities: [
      'Engineer point lists, network layout and sequences of operation from mechanical drawings',
      'Commission DDC controllers and field devices: sensors, valves, actuators, VFDs, energy meters',
      'Integrate BACnet, Modbus, KNX and M-Bus devices, and resolve addressing, baud rate and polarity on site',
      'Program schedules, resets and optimisation, and prove the saving with trend data before and after',
      'Cut alarm floods: set priorities, delays and dead bands, and delete alarms that no one acts on',
      'Train operators at their own screen, and leave a manual they can use',
    ],
    requirements: [
      'Degree or diploma in electronics, instrumentation or electrical engineering',
      '3 to 5 years of BMS commissioning with at least two makers’ systems',
      'BACnet/IP and MS/TP, with packet capture for fault finding; Niagara certification is welcome',
      'Understands AHU, chiller and pump control well enough to argue with a mechanical engineer',
      'Reads and marks up control wiring diagrams',
      'Some night work, when air handling can be stopped; two-wheeler licence',
    ],
    benefits: [
      statutory,
      accidentCover,
      protectiveGear,
      'Time off in lieu after night work',
      'Manufacturer training and certification fees paid',
    ],
  },
]
