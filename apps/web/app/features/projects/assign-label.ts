type Managed = { title: string; project_manager_id: string | null }

export const assignVerb = ({ project_manager_id }: Managed) =>
  project_manager_id === null ? 'Assign manager' : 'Change manager'

/** With the project's name, for screen readers and tooltips. */
export const assignLabel = (project: Managed) => `${assignVerb(project)} of ${project.title}`

export const addMembersLabel = ({ title }: { title: string }) => `Add people to the team of ${title}`
