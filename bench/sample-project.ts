/** What `POST /api/projects` takes from a client, but for the title. */
export const sampleProject = {
  project_type: 'it_building',
  description: 'Two floors of laboratories with a chiller plant.',
  site_address: 'Plot 7, Hitech City Road',
  site_city: 'Hyderabad',
  site_state: 'Telangana',
  site_postal_code: '500081',
  plot_area: 12_000,
  built_up_area: 20_000,
  number_of_floors: 2,
  estimated_cost: 1_25_00_000,
  start_date: '2026-12-01',
  estimated_duration: 180,
}
