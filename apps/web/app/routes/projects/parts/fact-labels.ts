/** The facts entered when a project is created, which can be corrected later. */
export const factLabels = {
  title: 'Project title',
  project_type: 'Project type',
  description: 'Description',
  site_address: 'Site address',
  site_postal_code: 'PIN code',
  site_city: 'City',
  site_state: 'State',
  plot_area: 'Plot area',
  built_up_area: 'Built-up area',
  number_of_floors: 'Number of floors',
  estimated_cost: 'Estimated cost',
  start_date: 'Start date',
  estimated_duration: 'Estimated duration',
} as const
