/** What the first digits of a PIN say about where it is. Suggestions only; sorting districts cross borders. */
export function suggestPlace(pin: string): { state: string | null; city: string | null } {
  const digits = /^[1-9]\d{0,5}/.exec(pin.trim())?.[0] ?? ''
  const three = digits.slice(0, 3)
  return {
    state: (three.length === 3 ? statesByThree[three] : undefined) ?? stateOfTwo(digits.slice(0, 2)),
    city: cities[three] ?? null,
  }
}

function stateOfTwo(two: string): string | null {
  if (two.length < 2) return null
  const circle = Number(two)
  return circles.find(({ from, to }) => circle >= from && circle <= to)?.state ?? null
}

const circles = [
  { from: 11, to: 11, state: 'Delhi' },
  { from: 12, to: 13, state: 'Haryana' },
  { from: 14, to: 15, state: 'Punjab' },
  { from: 16, to: 16, state: 'Chandigarh' },
  { from: 17, to: 17, state: 'Himachal Pradesh' },
  { from: 18, to: 19, state: 'Jammu and Kashmir' },
  { from: 20, to: 28, state: 'Uttar Pradesh' },
  { from: 30, to: 34, state: 'Rajasthan' },
  { from: 36, to: 39, state: 'Gujarat' },
  { from: 40, to: 44, state: 'Maharashtra' },
  { from: 45, to: 48, state: 'Madhya Pradesh' },
  { from: 49, to: 49, state: 'Chhattisgarh' },
  { from: 50, to: 50, state: 'Telangana' },
  { from: 51, to: 53, state: 'Andhra Pradesh' },
  { from: 56, to: 59, state: 'Karnataka' },
  { from: 60, to: 66, state: 'Tamil Nadu' },
  { from: 67, to: 69, state: 'Kerala' },
  { from: 70, to: 74, state: 'West Bengal' },
  { from: 75, to: 77, state: 'Odisha' },
  { from: 78, to: 78, state: 'Assam' },
  { from: 80, to: 85, state: 'Bihar' },
]

const each = (state: string, ...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, state]))

// Where three digits know better than two.
const statesByThree: Record<string, string> = {
  ...each('Ladakh', '194'),
  ...each('Uttarakhand', '246', '248', '249', '263'),
  ...each('Goa', '403'),
  ...each('Puducherry', '605'),
  ...each('Sikkim', '737'),
  ...each('Andaman and Nicobar Islands', '744'),
  ...each('Arunachal Pradesh', '790', '791', '792'),
  ...each('Meghalaya', '793', '794'),
  ...each('Manipur', '795'),
  ...each('Mizoram', '796'),
  ...each('Nagaland', '797', '798'),
  ...each('Tripura', '799'),
  ...each('Jharkhand', '814', '815', '816', '822', '825', '826', '827', '828', '829'),
  ...each('Jharkhand', '831', '832', '833', '834', '835'),
}

const cities: Record<string, string> = {
  '110': 'New Delhi',
  '121': 'Faridabad',
  '122': 'Gurugram',
  '141': 'Ludhiana',
  '143': 'Amritsar',
  '160': 'Chandigarh',
  '171': 'Shimla',
  '190': 'Srinagar',
  '208': 'Kanpur',
  '211': 'Prayagraj',
  '221': 'Varanasi',
  '226': 'Lucknow',
  '248': 'Dehradun',
  '282': 'Agra',
  '302': 'Jaipur',
  '342': 'Jodhpur',
  '360': 'Rajkot',
  '380': 'Ahmedabad',
  '390': 'Vadodara',
  '395': 'Surat',
  '400': 'Mumbai',
  '411': 'Pune',
  '422': 'Nashik',
  '440': 'Nagpur',
  '452': 'Indore',
  '462': 'Bhopal',
  '492': 'Raipur',
  '500': 'Hyderabad',
  '505': 'Karimnagar',
  '506': 'Warangal',
  '517': 'Tirupati',
  '520': 'Vijayawada',
  '522': 'Guntur',
  '530': 'Visakhapatnam',
  '560': 'Bengaluru',
  '570': 'Mysuru',
  '575': 'Mangaluru',
  '580': 'Hubballi',
  '600': 'Chennai',
  '605': 'Puducherry',
  '620': 'Tiruchirappalli',
  '625': 'Madurai',
  '641': 'Coimbatore',
  '673': 'Kozhikode',
  '682': 'Kochi',
  '695': 'Thiruvananthapuram',
  '700': 'Kolkata',
  '751': 'Bhubaneswar',
  '781': 'Guwahati',
  '800': 'Patna',
  '831': 'Jamshedpur',
  '834': 'Ranchi',
}
