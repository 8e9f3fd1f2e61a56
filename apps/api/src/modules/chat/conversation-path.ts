/** The page of a conversation. It opens where the reader stopped. */
export const conversationPath = ({ project_id, audience }: { project_id: string; audience: string }) =>
  `/dashboard/projects/${project_id}?tab=chat${audience === 'internal' ? '&room=notes' : ''}`
