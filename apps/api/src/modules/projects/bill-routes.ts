import { billBytes, billTypes } from '@trusswell/domain/expense-values.ts'
import { Expense } from '@trusswell/domain/expenses.ts'
import { billMessages } from '@trusswell/domain/project-file-messages.ts'
import { ChatUpload } from '@trusswell/domain/chat.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { checkDocument, documentTooLarge } from '../../platform/files/check-document.ts'
import { mediaTypes } from '../../platform/files/document-type.ts'
import { insertFile } from '../../platform/files/records.ts'
import { assertClean, binaryContent, sendFile } from '../../platform/files/send-file.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { ifMatchHeaders, versionOf } from '../../platform/versioned.ts'
import { fileReceived, fileUnused } from '../files/events.ts'
import { changeProject } from './change-project.ts'
import { recordChange } from './record-change.ts'
import { getProjectRow } from './repository.ts'
import { expenseKind } from './work.ts'
import { findBill, findWork, updateWork } from './work-repository.ts'

const params = z.strictObject({ id: z.uuid(), item: z.uuid() })
const path = '/projects/:id/expenses/:item/bill'
const rules = { field: 'file', purpose: 'bill', types: billTypes, messages: billMessages } as const
const files = { content: Object.fromEntries(billTypes.map((type) => [mediaTypes[type], binaryContent])) }

/** The bill behind an expense. Staff only, also if the expense is shared. */
export const billRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, storage, today } = deps
    const readForm = await takeForms(app, deps, {
      limitBytes: billBytes,
      tooLarge: () => documentTooLarge(rules),
    })

    /** Replaces the bill by another one, or by none. The version is that of the expense. */
    async function setBill(
      tx: Tx,
      actor: Parameters<typeof mustBePerson>[0],
      { id, item }: z.infer<typeof params>,
      { bill_id, version }: { bill_id: string | null; version: number | undefined },
    ): Promise<Expense> {
      const where = { project_id: id, id: item }
      const before = await findWork(tx, expenseKind, where)
      if (!before || before.deleted_at) throw notFound()
      if (before.bill_id === null && bill_id === null) throw notFound()
      const row = await updateWork(tx, expenseKind, { where, version, values: { bill_id }, today: today() })
      if (before.bill_id !== null) await emit(tx, fileUnused, { file_id: before.bill_id })
      await recordChange(tx, mustBePerson(actor), {
        project_id: id,
        entity: 'expense',
        entity_id: item,
        action: 'changed',
        change: { bill_id },
      })
      // Read again: the answer of the update doesn't see the file yet.
      return expenseKind.present((await findWork(tx, expenseKind, where)) ?? row, today())
    }

    app.post(
      path,
      {
        preValidation: readForm,
        schema: {
          summary: 'Attach a bill to an expense, or replace it',
          consumes: ['multipart/form-data'],
          params,
          headers: ifMatchHeaders,
          body: ChatUpload,
          response: { 200: Expense },
        },
      },
      async ({ actor, params, headers, body }) => {
        mustBePerson(actor)
        await db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          must(actor, can.editWork(actor))
        })
        const checked = await checkDocument(body.file, rules)
        if (!checked) throw invalidField('file', billMessages.missing)
        const { file } = checked
        return withStoredFile(storage, checked, async (store, keep) => {
          await store()
          return changeProject(deps, actor, {
            project_id: params.id,
            allowed: can.editWork(actor),
            work: async (tx) => {
              await insertFile(tx, file)
              const expense = await setBill(tx, actor, params, {
                bill_id: file.id,
                version: versionOf(headers),
              })
              await emit(tx, fileReceived, { file_id: file.id })
              keep()
              return expense
            },
          })
        })
      },
    )

    app.delete(
      path,
      {
        schema: {
          summary: 'Remove the bill of an expense',
          params,
          headers: ifMatchHeaders,
          response: { 200: Expense },
        },
      },
      ({ actor, params, headers }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: can.editWork(actor),
          work: (tx) => setBill(tx, actor, params, { bill_id: null, version: versionOf(headers) }),
        }),
    )

    app.get(
      path,
      { schema: { summary: 'The bill of an expense', params, response: { 200: files } } },
      async ({ actor, params }, reply) => {
        mustBePerson(actor)
        const file = await db.as(actor, async (tx) => {
          await getProjectRow(tx, params.id)
          must(actor, can.editWork(actor))
          const bill = assertClean(await findBill(tx, { project_id: params.id, id: params.item }))
          await writeAudit(tx, actor, {
            action: 'expense.bill-viewed',
            entity: 'expense',
            entity_id: params.item,
            details: { project_id: params.id, file_id: bill.id },
          })
          return bill
        })
        return sendFile(storage, reply, file)
      },
    )
  }
