import type { Service } from '../shapes.ts'

export const staffingPayroll: Service = {
  id: 'staffing-payroll',
  title: 'Staffing & Payroll',
  summary:
    'Technicians, operators and support staff hired, deployed and paid correctly, with proof attached.',
  description:
    'We recruit for the trades we know, put people on site with verified documents and safety induction, and run their wages from attendance to payslip. Each month you receive the contribution receipts together with the invoice, employee by employee.',
  features: [
    'Recruitment and trade testing',
    'Contract and temporary staff deployment',
    'Attendance, shift and leave management',
    'Payroll, payslips and tax deduction',
    'EPF, ESI and professional-tax compliance',
    'Joining, exit and final settlement',
  ],
  help_points: [
    {
      title: 'Hiring by trade test',
      text: 'Electricians wire a panel, plumbers make a joint and operators read a log sheet before an offer is made.',
    },
    {
      title: 'Deployment',
      text: 'Identity, address, education and previous-employer checks, a medical, and a safety induction with a short test on day one.',
    },
    {
      title: 'Time and attendance',
      text: 'Biometric or mobile punches mapped to shifts, with overtime approved by your supervisor before it reaches the payroll.',
    },
    {
      title: 'Wages and payslips',
      text: 'Gross to net under the Code on Wages, 2019, paid by bank transfer by the seventh, with a payslip in a language the person reads.',
    },
    {
      title: 'Social security',
      text: 'EPF and ESI enrolled on joining and deposited by the fifteenth, professional tax for Telangana, gratuity and bonus provided for.',
    },
    {
      title: 'Exit and settlement',
      text: 'Notice, leave balance, gratuity and recovery computed on one sheet, assets returned, and dues released within the legal time.',
    },
  ],
  unique_points: [
    {
      title: 'Receipts with the bill',
      text: 'Challans and contribution lists arrive in the same folder as our invoice, matched to the names at your gate.',
    },
    {
      title: 'Minimum wage watched',
      text: 'Each revision of the dearness allowance by the state is applied from its date, and we tell you the effect in rupees.',
    },
    {
      title: 'Margins in the open',
      text: 'The cost sheet separates wage, statutory share, uniform, relief and our fee, line by line.',
    },
    {
      title: 'Help with claims',
      text: 'We help staff with their UAN, ESI card, nominations and withdrawals, at a desk on site once a month.',
    },
    {
      title: 'Safe to complain',
      text: 'Deployed staff have a helpline outside their supervisor, and an internal committee as the POSH Act, 2013 requires.',
    },
    {
      title: 'Stand-ins for critical posts',
      text: 'DG operators, multi-skilled technicians and shift leads have a named stand-in who has seen the plant.',
    },
  ],
  closing: {
    title: 'Posts to fill by the first?',
    text: 'Tell us the shifts, skills and present pay. You get a cost sheet with every statutory line shown.',
  },
}
