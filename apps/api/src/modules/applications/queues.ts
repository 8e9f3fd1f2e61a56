import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import {
  applicationErased,
  applicationMailWritten,
  applicationReceived,
  applicationRenewed,
  interviewCancelled,
  interviewPlanned,
} from './events.ts'

export const applicationQueues = {
  'applications.confirm': queueOn(applicationReceived),
  'applications.tell-renewed': queueOn(applicationRenewed),
  'applications.send-mail': queueOn(applicationMailWritten),
  'applications.invite': queueOn(interviewPlanned),
  'applications.cancel-invitation': queueOn(interviewCancelled),
  'applications.forget': queueOn(applicationErased),
  'applications.retain': queueAt('25 3 * * *'),
}
