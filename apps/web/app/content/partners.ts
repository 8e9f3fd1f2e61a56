export const partners: { title: string; subtitle: string; names: readonly string[] } = {
  title: 'Our Partners',
  subtitle: 'Working with leading industrial and engineering companies',
  names: [
    'Siemens',
    'Schneider Electric',
    'ABB',
    'Honeywell',
    'Johnson Controls',
    'Toshiba',
    'Mitsubishi Electric',
    'Carrier',
  ],
}
