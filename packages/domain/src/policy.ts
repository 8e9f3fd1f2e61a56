import { isStaffRole } from './actor-values.ts'
import type { Actor } from './actor.ts'
import type { ChangeState } from './change-requests.ts'

const isStaff = (actor: Actor) => actor.kind === 'user' && isStaffRole(actor.role)
const isManager = (actor: Actor) => actor.kind === 'user' && actor.role === 'manager'
const isClient = (actor: Actor) => actor.kind === 'user' && actor.role === 'client'
const isOwner = (actor: Actor) => isClient(actor) && organisationRoleOf(actor) === 'owner'
const isOwnerOrFinance = (actor: Actor) =>
  isOwner(actor) || (isClient(actor) && organisationRoleOf(actor) === 'finance')
const isStaffOrOwner = (actor: Actor) => isStaff(actor) || isOwner(actor)
const organisationRoleOf = (actor: Actor) => (actor.kind === 'user' ? actor.organisation?.role : undefined)
const isAdmin = (actor: Actor) => actor.kind === 'user' && actor.role === 'admin'

/** The rules as sentences. The API enforces them, screens use them to leave a button out. */
export const can = {
  manageUsers: isAdmin,
  manageContacts: isAdmin,
  seeSearchMisses: isAdmin,
  readApiDocs: isStaff,
  manageNewsletter: isAdmin,
  /** The manager's own list: read, set the status, take notes; nothing is deleted there. */
  workOnContacts: isManager,
  chooseClients: isStaff,
  manageOrganisations: isAdmin,
  /** The organisation of one's own: its people and its name are the owners', billing data also finance's. */
  seeOrganisation: isClient,
  manageOrganisation: isOwner,
  editBilling: isOwnerOrFinance,
  payBills: isOwnerOrFinance,
  /** Clients pay, staff ask for a payment. */
  addPayment: (actor: Actor) => isStaff(actor) || isOwnerOrFinance(actor),
  /** Of a project that the actor can see: repeat a request, attach the invoice. */
  billClients: isStaff,

  /** The three areas; each shows what belongs to the one who asks. */
  useClientArea: isClient,
  useManagerArea: isManager,
  manageProjects: isAdmin,
  /** All payments: correct, confirm, refund, delete. */
  managePayments: isAdmin,
  seeStats: isAdmin,
  manageSettings: isAdmin,

  /** Finance and viewers read. */
  createProject: isStaffOrOwner,

  /** Of a project that the actor can see; whether they can is PostgreSQL's to say. */
  editProject: (actor: Actor, { waits }: { waits: boolean }) => isStaff(actor) || (isOwner(actor) && waits),
  /** While it waits for our decision. */
  withdrawProject: (actor: Actor, { waits }: { waits: boolean }) => isOwner(actor) && waits,
  manageTeam: isAdmin,
  deleteProject: isAdmin,
  /** Tasks, expenses and risks. */
  editWork: isStaff,
  /** Expenses that aren't shared, the cost budget and what follows from them. */
  seeCosts: isStaff,
  completeMilestones: isStaff,
  weighMilestones: isStaff,
  seeContacts: isStaff,
  addMilestones: isStaffOrOwner,
  /** Staff every one; owners what their organisation added, until staff complete it. */
  editMilestone: (actor: Actor, milestone: { added_by_client: boolean; status: string }) =>
    isStaff(actor) || (isOwner(actor) && milestone.added_by_client && milestone.status !== 'completed'),
  /** A client undoes its own deletion, not that of staff. */
  restoreMilestone: (actor: Actor, milestone: { deleted_by_client: boolean }) =>
    isStaff(actor) || (isOwner(actor) && milestone.deleted_by_client),
  /** Owners answer for the client; staff record an answer that reached them another way. */
  acceptMilestones: isOwner,
  recordAcceptance: isStaff,
  proposeChanges: isStaffOrOwner,
  /** What a change costs and how long it takes. */
  priceChanges: isStaff,
  /** Only owners accept. Each side declines what the other proposed and withdraws what it proposed itself. */
  closeChange: (actor: Actor, state: ChangeState, change: { proposed_by_client: boolean }) => {
    if (state === 'accepted') return isOwner(actor)
    return (state === 'withdrawn') === change.proposed_by_client ? isOwner(actor) : isStaff(actor)
  },
  writeDiary: isStaff,
  /** Corrects and deletes: authors for a day, the project's manager and admins at any time. */
  editDiaryEntry: (actor: Actor, entry: { is_own: boolean; is_recent: boolean; is_manager: boolean }) =>
    isAdmin(actor) || (isStaff(actor) && (entry.is_manager || (entry.is_own && entry.is_recent))),
  addProjectFiles: isStaffOrOwner,
  /** Staff every file that was uploaded to a project, owners their own; one that was sent goes with its message. */
  deleteProjectFile: (actor: Actor, file: { is_own: boolean }) =>
    isStaff(actor) || (isOwner(actor) && file.is_own),
  /** The second conversation of a project. */
  readInternalNotes: isStaff,
  /** Marks a client's message as one that needs no answer. */
  closeQuestions: isStaff,
  /** What messages said before they were edited or deleted. */
  readEarlierTexts: isStaff,
  manageApplications: isAdmin,
  /** The manager's own list: read, open the resume, set the status, take notes. */
  workOnApplications: isManager,
  manageJobs: isAdmin,
  /** Managers open, edit and close positions; they don't delete them. */
  workOnJobs: isManager,
}
