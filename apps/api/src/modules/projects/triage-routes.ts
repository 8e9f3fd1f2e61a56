import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { Project } from '@trusswell/domain/projects.ts'
import { AcceptProject, DeclineProject, WithdrawProject } from '@trusswell/domain/triage.ts'
import { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { changeProject } from './change-project.ts'
import { getProject } from './repository.ts'
import { acceptProject, closeProject, lockWaiting, waitingOf } from './triage.ts'
import { listWaitingProjects } from './waiting-repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count, search } = pageQuery

/** What admins decide about projects that clients created. */
export const adminTriageRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, today } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageProjects(actor)))

    app.get(
      '/projects/waiting',
      {
        schema: {
          summary: 'Projects of clients that wait for a decision, oldest first',
          querystring: z.strictObject({ cursor, limit, count, search }),
          response: { 200: pageOf(WaitingProject) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listWaitingProjects(reader, query)),
    )

    app.post(
      '/projects/:id/accept',
      {
        schema: {
          summary: 'Accept a waiting project and assign its manager',
          params,
          body: AcceptProject,
          response: { 200: Project },
        },
      },
      ({ actor, params, body: { version, project_manager_id } }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          changesPeople: true,
          work: async (tx, project) => {
            await lockWaiting(tx, project.id)
            await mustRepeat(() => getProject(tx, project.id, today()))
            const decision = { project, version, today: today(), managerId: project_manager_id }
            await acceptProject(tx, emit, mustBePerson(actor), decision)
            return getProject(tx, project.id, today())
          },
        }),
    )

    app.post(
      '/projects/:id/decline',
      {
        schema: {
          summary: 'Decline a waiting project; the client gets the reason',
          params,
          body: DeclineProject,
          response: { 200: Project },
        },
      },
      ({ actor, params, body: { version, reason } }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          work: async (tx, project) => {
            await lockWaiting(tx, project.id)
            await mustRepeat(() => getProject(tx, project.id, today()))
            const decision = { project, version, today: today(), triage: 'declined', reason } as const
            await closeProject(tx, emit, mustBePerson(actor), decision)
            return getProject(tx, project.id, today())
          },
        }),
    )
  }

export const triageRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { can, emit, today } = deps

    app.post(
      '/projects/:id/withdraw',
      {
        schema: {
          summary: 'Withdraw a project of one’s own that waits for a decision',
          params,
          body: WithdrawProject,
          response: { 200: Project },
        },
      },
      ({ actor, params, body: { version, reason } }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: (project) => can.withdrawProject(actor, waitingOf(project)),
          work: async (tx, project) => {
            await lockWaiting(tx, project.id)
            await mustRepeat(() => getProject(tx, project.id, today()))
            const decision = { project, version, today: today(), triage: 'withdrawn', reason } as const
            await closeProject(tx, emit, mustBePerson(actor), decision)
            return getProject(tx, project.id, today())
          },
        }),
    )
  }
