import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NewNewsletterIssue, type NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { Save, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TwoVersions } from '../../../ui/two-versions.tsx'
import { useReportUnsaved } from '../../../ui/unsaved-forms.tsx'
import { issueWords, subscriberCount } from './issue-words.ts'
import { WrittenPreview } from './mail-preview.tsx'
import {
  addIssue,
  changeIssue,
  countSubscribers,
  issueKey,
  newsletterKey,
  sendIssue,
  testIssue,
} from './newsletter-source.ts'
import './newsletter.css'

const labels = { subject: 'Subject', body: 'Text' }
const valuesOf = (issue: NewsletterIssue | null): NewNewsletterIssue => ({
  subject: issue?.subject ?? '',
  body: issue?.body ?? '',
})

/** A draft, or a new issue. */
export function IssueEditor({ issue }: { issue: NewsletterIssue | null }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [acting, setActing] = useState<'test' | 'send' | null>(null)
  const [confirming, setConfirming] = useState<NewsletterIssue | null>(null)
  const subscribers = useQuery({
    queryKey: [...newsletterKey, 'subscribers'],
    queryFn: ({ signal }) => countSubscribers(signal),
  })
  const count = subscribers.data?.subscribers

  /** The action that was requested while there were unsaved changes. */
  const next = useRef<((saved: NewsletterIssue) => void) | null>(null)
  const edited = useRowForm<NewNewsletterIssue, NewNewsletterIssue, NewsletterIssue>({
    row: issue,
    valuesOf,
    labels,
    schema: NewNewsletterIssue,
    save: ({ body, changes, version, key }) =>
      issue ? changeIssue(issue.id, version, changes) : addIssue(body, key),
    onSaved: (saved) => {
      show(saved)
      if (!issue) {
        showSuccess(issueWords.updated)
        return void navigate(`/admin/newsletter/${saved.id}`, { replace: true })
      }
      edited.showRow(saved)
      if (next.current) next.current(saved)
      else showSuccess(issueWords.updated)
    },
    failed: issueWords.saveFailed,
  })
  const { form, conflict, failure, pending, base } = edited
  const { isDirty } = form.formState
  useReportUnsaved(isDirty)
  const { register, formState } = form

  function show(row: NewsletterIssue) {
    queries.setQueryData(issueKey(row.id), row)
    void queries.invalidateQueries({ queryKey: [...newsletterKey, 'list'] })
  }

  /** Both act on the stored issue, so unsaved changes are saved first. */
  function afterSaving(act: (saved: NewsletterIssue) => void) {
    if (base && !isDirty) return act(base)
    next.current = act
    edited.onSubmit()
  }

  async function test({ id }: NewsletterIssue) {
    setActing('test')
    try {
      const { to } = await testIssue(id)
      showSuccess(`We’ve sent a test e-mail to ${to}`)
    } catch (error) {
      showFailure(error, issueWords.testFailed)
    } finally {
      setActing(null)
    }
  }

  async function send(confirmed: NewsletterIssue) {
    setActing('send')
    try {
      show(await sendIssue(confirmed))
      showSuccess(issueWords.started)
    } catch (error) {
      setConfirming(null)
      void queries.invalidateQueries({ queryKey: issueKey(confirmed.id) })
      showFailure(error, issueWords.sendFailed)
    } finally {
      setActing(null)
    }
  }

  return (
    <>
      <PageHeader
        back={{ to: '/admin/newsletter', label: 'Newsletter' }}
        title={issue ? 'Edit issue' : 'Write an issue'}
        note={issue ? 'A draft. Only admins can see it.' : 'It stays a draft until you send it.'}
      />
      <OfflineNotice />
      <FormProvider {...form}>
        <div className="issue-editor">
          <Card>
            <form
              className="issue-form"
              noValidate
              onSubmit={(event) => {
                next.current = null
                edited.onSubmit(event)
              }}
            >
              {failure && <ErrorPanel {...failure} />}
              {conflict && (
                <TwoVersions
                  title={conflict.message}
                  note="Your changes are still here. Save again to keep them."
                  mineLabel="Yours"
                  theirsLabel="Theirs"
                  differences={conflict.differences}
                  onMine={() => edited.onSubmit()}
                  onTheirs={conflict.onTheirs}
                />
              )}
              <TextField
                label={labels.subject}
                autoComplete="off"
                maxLength={150}
                {...register('subject')}
                error={formState.errors.subject?.message}
              />
              <TextArea
                label={labels.body}
                hint="Markdown: ## heading, **bold**, - list, [link](https://…). No pictures and no HTML."
                rows={18}
                {...register('body')}
                error={formState.errors.body?.message}
              />
              <div className="issue-acts">
                <Button
                  type="submit"
                  tone={issue ? 'secondary' : 'primary'}
                  icon={<Save aria-hidden="true" />}
                  pending={pending}
                  pendingLabel="Saving…"
                >
                  Save draft
                </Button>
                {issue && (
                  <>
                    <Button
                      tone="secondary"
                      pending={acting === 'test'}
                      pendingLabel="Sending…"
                      onClick={() => afterSaving((saved) => void test(saved))}
                    >
                      Send a test to me
                    </Button>
                    {count !== undefined && count > 0 && (
                      <Button icon={<Send aria-hidden="true" />} onClick={() => afterSaving(setConfirming)}>
                        Send to {subscriberCount(count)}
                      </Button>
                    )}
                  </>
                )}
              </div>
              {subscribers.isError && (
                <QueryError query={subscribers} message="Failed to count the subscribers" />
              )}
              {count === 0 && (
                <p className="issue-note">
                  No subscribers yet. People can subscribe with the form at the bottom of every page.
                </p>
              )}
            </form>
          </Card>
          <WrittenPreview />
        </div>
      </FormProvider>
      <ConfirmDialog
        isOpen={confirming !== null}
        tone="warning"
        title="Send this issue?"
        message={
          confirming && (
            <>
              “{confirming.subject}” goes to {subscriberCount(count ?? 0)} by mail and gets a public page. You
              can pause sending, but mails that went out can’t be taken back.
            </>
          )
        }
        confirmLabel={`Send ${counted(count ?? 0, 'mail')}`}
        pending={acting === 'send'}
        onConfirm={() => confirming && void send(confirming)}
        onCancel={() => setConfirming(null)}
      />
    </>
  )
}
