import { loadRows } from './scale-data.ts'

// The rows that only a filter shows (inactive people, enquiries without an assignee, the internship, projects without a manager)
// are the oldest ones, because a list that had to look for them would read all others first. They and the deleted ones are about
// 1,500 at every size, so that as many are counted, and those that wait for somebody are 40.
const manager = `pg_temp.nth('person', n % (:size / 50) * 10 + 1)`
const firm = `pg_temp.nth('organisation', n % (:size / 20))`
const made = `now() - (:size - n) * interval '1 second'`
const removed = `case when n % (:size / 1500) = 5 then now() end`
const rare = `case when n = :size / 2 then ' Qutubshahi Zxv' when n % 400 = 3 then ' Nizamgunj' else '' end`
const reference = `'TW-2611-' || pg_temp.figure(n)`
const isOld = `n < 1500`
const all = `from generate_series(0, :size - 1) n`

const statements = [
  `insert into organisations (id, display_name, legal_name, phone, made_by_staff, people_count, confirmed_count, projects_count,
     created_at)
   select pg_temp.nth('organisation', n), initcap(pg_temp.word(n) || ' ' || pg_temp.word(n / 20)) || ' ' || pg_temp.figure(n) || ${rare},
     'Firm ' || pg_temp.figure(n), '+91 40 0000', true, case when ${isOld} then 0 else 1 end, 1, n % 30, ${made} ${all}`,
  `insert into users (id, name, email, email_verified, role, organisation_id, organisation_role, last_active_at, deactivated_at,
     deleted_at, created_at)
   select pg_temp.nth('person', n), initcap(pg_temp.word(n / 7)) || ' Person ' || pg_temp.figure(n) || ${rare},
     'person' || n || '@scale.example', true, role,
     case when role = 'client' then pg_temp.nth('organisation', n) end, case when role = 'client' then 'owner' end,
     case when n % 3 > 0 then now() - n % 9973 * interval '1 minute' end, case when ${isOld} then now() end, ${removed}, ${made}
   from generate_series(0, :size - 1) n,
     lateral (select case when n % 100 = 0 then 'admin' when n % 10 = 1 then 'manager' else 'client' end as role) of_person`,
  `insert into projects (id, reference, organisation_id, client_name, title, description, status, priority, health, start_date,
     estimated_duration, due_on, tasks_weight, tasks_done_weight, team, member_ids, manager_id, manager_name, project_type,
     deleted_at, created_at)
   select pg_temp.nth('project', n), ${reference}, ${firm}, 'Client ' || pg_temp.figure(n % (:size / 20)),
     initcap(pg_temp.word(n) || ' and ' || pg_temp.word(n / 20)) || ' ' || pg_temp.figure(n) || ${rare},
     'Works at site ' || pg_temp.figure(n % 977),
     case when ${isOld} then 'planning'
       else (array['planning', 'in_progress', 'in_progress', 'on_hold', 'completed', 'cancelled'])[1 + n / 7 % 6] end,
     (array['high', 'medium', 'normal'])[1 + n / 6 % 3],
     (array['on_track', 'at_risk', 'late', 'not_started', 'paused', 'done', 'cancelled'])[1 + n % 7],
     date '2026-01-01' + (n % 300)::int, 180, current_date - 300 + (n % 600)::int, 100, n % 101,
     jsonb_build_array(jsonb_build_object('id', pg_temp.nth('member', n), 'name', 'Manager', 'duty', 'project_manager')),
     array[${manager}], case when not ${isOld} then ${manager} end, 'Manager ' || pg_temp.figure(n % (:size / 50)),
     (array['it_building', 'house', 'school', 'commercial', 'other'])[1 + n % 5], ${removed}, ${made} ${all}`,
  `insert into project_members (project_id, id, user_id, name, duty)
   select pg_temp.nth('project', n), pg_temp.nth('member', n), ${manager}, 'Manager', 'project_manager' ${all}`,
  `insert into chat_rooms (project_id, audience, head, waiting_id)
   select pg_temp.nth('project', n), 'everyone', 3, case when n % (:size / 40) = 0 then gen_random_uuid() end ${all}`,
  `insert into change_requests (id, project_id, title, description, proposed_by_client, state, closed_at)
   select pg_temp.nth('change', n), pg_temp.nth('project', n), 'Another door', '', true, state,
     case when state <> 'proposed' then now() end
   from generate_series(0, :size - 1, 10) n,
     lateral (select case when n % (:size / 40) = 0 then 'proposed' else 'withdrawn' end as state) of_request`,
  `insert into contact_submissions (id, reference, first_name, last_name, email, company, subject, message, status, assignee_id,
     consent_notice, deleted_at, created_at)
   select pg_temp.nth('contact', n), ${reference}, initcap(pg_temp.word(n * 3)), 'Visitor ' || pg_temp.figure(n) || ${rare},
     'visitor' || n || '@scale.example', case when n % 3 > 0 then initcap(pg_temp.word(n * 7)) || ' Works' end,
     'About the ' || pg_temp.word(n / 20), 'Please call.', (array['new', 'in-progress', 'resolved'])[1 + n % 3],
     case when not ${isOld} then pg_temp.nth('person', n % 50 * 10 + 1) end, '1', ${removed}, ${made} ${all}`,
  `insert into jobs (id, area, title, department, location, type, experience, description, posted_on, closes_on, status, deleted_at,
     created_at)
   select 'position-' || pg_temp.figure(n),
     (array['mechanical-services', 'civil-works', 'plumbing-services', 'facility-pantry', 'horticulture', 'facade-cleaning',
       'security-services', 'vendor-management', 'staffing-payroll', 'electrical-services', 'architecture-interior-design',
       'facility-management', 'automation-services'])[1 + n % 13],
     initcap(pg_temp.word(n)) || ' Technician ' || pg_temp.figure(n) || ${rare}, 'Facility Management Services',
     'Hyderabad, India', 'Full-time', '2-4 years', 'Work.', current_date - (n % 700)::int,
     case when n % 4 > 0 then current_date + (n % 90)::int end, case when ${isOld} then 'closed' else 'open' end, ${removed}, ${made} ${all}`,
  `insert into job_applications (id, reference, source, job_id, position, applicant_name, email, experience, skills, status, consent_notice,
     deleted_at, created_at)
   select pg_temp.nth('application', n), ${reference}, case when ${isOld} then 'internship' else 'job' end,
     case when not ${isOld} then 'position-' || pg_temp.figure(n) end, initcap(pg_temp.word(n / 3)) || ' Technician',
     'Applicant ' || pg_temp.figure(n) || ${rare}, 'applicant' || n || '@scale.example', n % 12,
     array[pg_temp.word(n), pg_temp.word(n / 20)],
     (array['pending', 'reviewing', 'interviewed', 'accepted', 'rejected'])[1 + n % 5], '1', ${removed}, ${made} ${all}`,
  `insert into payments (id, project_id, organisation_id, amount_paise, description, due_date, project_title, status, payment_method,
     gateway, transaction_id, awaiting_confirmation, disputed, deleted_at, created_at)
   select pg_temp.nth('payment', n), pg_temp.nth('project', n), ${firm}, 100000 + n % 100000 * 7919 % 1000003,
     'Running bill ' || pg_temp.figure(n) || ' ' || pg_temp.word(n * 7 + 3) || ${rare},
     case when n % 5 > 0 then current_date - 30 + (n % 60)::int end, initcap(pg_temp.word(n / 2)) || ' ' || pg_temp.figure(n),
     (array['completed', 'completed', 'pending', 'failed', 'refunded'])[1 + n % 5],
     (array['credit_card', 'bank_transfer', 'credit_card', 'check'])[1 + n % 4],
     (array['razorpay', null, 'stripe', null])[1 + n % 4], case when n % 4 % 2 = 0 then 'pay_' || substr(md5('p' || n), 1, 14) end,
     n % (:size / 40) = 0, n % (:size / 40) = 1, ${removed}, ${made} ${all}`,
]

const tables = [
  'organisations',
  'users',
  'projects',
  'project_members',
  'chat_rooms',
  'change_requests',
  'contact_submissions',
  'jobs',
  'job_applications',
  'payments',
]

/** A database with this many projects, people, organisations, enquiries, positions, applications and payments. */
export const loadLists = (size: number) => loadRows(size, { name: 'lists', tables, statements })
