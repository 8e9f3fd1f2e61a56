import type { Actor } from './actor.ts'

const isStaff = (actor: Actor) => actor.kind === 'user' && actor.role !== 'client'
const isManager = (actor: Actor) => actor.kind === 'user' && actor.role === 'manager'
const isClient = (actor: Actor) => actor.kind === 'user' && actor.role === 'client'
const isAdmin = (actor: Actor) => actor.kind === 'user' && actor.role === 'admin'

/** The rules as sentences. The API enforces them, screens use them to leave a button out. */
export const can = {
  manageUsers: isAdmin,
  manageContacts: isAdmin,
  /** The manager's own list: read, set the status, take notes; nothing is deleted there. */
  workOnContacts: isManager,
  chooseClients: isStaff,

  /** The three areas; each shows what belongs to the one who asks. */
  useClientArea: isClient,
  useManagerArea: isManager,
  manageProjects: isAdmin,
  seeStats: isAdmin,
  manageSettings: isAdmin,

  /** Of a project that the actor can see; whether they can is PostgreSQL's to say. */
  editProject: isStaff,
  manageTeam: isAdmin,
  deleteProject: isAdmin,
  /** Tasks, expenses and risks. */
  editWork: isStaff,
  completeMilestones: isStaff,
  weighMilestones: isStaff,
  /** Staff every one; a client what it added itself, until staff complete it. */
  editMilestone: (actor: Actor, milestone: { added_by: string | null; status: string }) =>
    isStaff(actor) ||
    (actor.kind === 'user' && milestone.added_by === actor.id && milestone.status !== 'completed'),
  /** A client undoes its own deletion, not that of staff. */
  restoreMilestone: (actor: Actor, milestone: { deleted_by: string | null }) =>
    isStaff(actor) || (actor.kind === 'user' && milestone.deleted_by === actor.id),
  manageApplications: isAdmin,
  /** The manager's own list: read, open the resume, set the status, take notes. */
  workOnApplications: isManager,
  manageJobs: isAdmin,
  /** Managers open, edit and close positions; they don't delete them. */
  workOnJobs: isManager,
}
