/** Everything about a project stands below its key, and below the one that live messages refresh. */
export const projectKey = (id: string) => ['projects', id]
export const workKey = (id: string, name: string) => [...projectKey(id), name]
