import { z } from 'zod'
import { userStatuses } from './account-values.ts'
import { Role } from './actor.ts'
import { OrganisationRole } from './organisation-role.ts'
import { Membership } from './organisations.ts'
import { emailAddress, name as personName, text, trimmedText, version } from './input.ts'

const email = emailAddress('You must provide either an email or phone number and a password')
/** The floor that the sign-in form checks; new passwords must also be hard to guess. */
const password = text(128, {
  missing: 'You must provide either an email or phone number and a password',
  tooLong: 'Password must be at most 128 characters',
}).min(6, 'Password must be at least 6 characters')
const name = personName('Name', 120, { min: 2, tooShort: 'Name must be at least 2 characters' })
const token = text(200)

export const SignUp = z.strictObject({ name, email, password }).meta({ id: 'SignUp' })
export const SignIn = z.strictObject({ email, password }).meta({ id: 'SignIn' })
const code = trimmedText(20).min(6, 'Enter the 6-digit code or a recovery code')
export const SecondFactor = z.strictObject({ code }).meta({ id: 'SecondFactor' })
export const SignInCode = z
  .strictObject({
    code: text(40, { tooLong: 'Enter the 8 digits from the e-mail' })
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{8}$/, 'Enter the 8 digits from the e-mail')),
  })
  .meta({ id: 'SignInCode' })
export const ForgotPassword = z.strictObject({ email }).meta({ id: 'ForgotPassword' })
export const ResetPassword = z.strictObject({ token, password }).meta({ id: 'ResetPassword' })
export const LinkToken = z.strictObject({ token }).meta({ id: 'LinkToken' })
export const AcceptInvitation = z.strictObject({ token, name, password }).meta({ id: 'AcceptInvitation' })
export const ChangePassword = z
  .strictObject({ current_password: password, password })
  .meta({ id: 'ChangePassword' })
export const ChangeEmail = z.strictObject({ email, current_password: password }).meta({ id: 'ChangeEmail' })
export const CurrentPassword = z.strictObject({ current_password: password }).meta({ id: 'CurrentPassword' })
export const TurnOffTwoFactor = z
  .strictObject({ current_password: password, code })
  .meta({ id: 'TurnOffTwoFactor' })
export const ProfilePatch = z.strictObject({ name }).meta({ id: 'ProfilePatch' })

/** The signed-in person, as their own screens see them. */
export const Me = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    pending_email: z.string().nullable(),
    two_factor_enabled: z.boolean(),
    /** By when an admin must turn it on; afterwards everything but their own account is closed to them. */
    two_factor_due: z.strictObject({ at: z.iso.datetime(), is_over: z.boolean() }).nullable(),
    user_metadata: z.strictObject({ name: z.string(), role: Role }),
    /** Of clients only. */
    organisation: Membership.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

export const Device = z
  .strictObject({
    id: z.uuid(),
    user_agent: z.string().nullable(),
    ip_address: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'Device' })

export const UserStatus = z.enum(userStatuses)

export const UserRow = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    role: Role,
    status: UserStatus,
    two_factor_enabled: z.boolean(),
    last_active_at: z.iso.datetime().nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' })
export type UserRow = z.infer<typeof UserRow>

export const UserPatch = z
  .strictObject({
    version,
    name: name.optional(),
    role: Role.optional(),
    status: UserStatus.optional(),
    /** Who takes over the unfinished projects of a manager who leaves the staff; null leaves them without one. */
    successor_id: z.uuid().nullable().optional(),
  })
  .meta({ id: 'UserPatch' })

export const InviteUser = z.strictObject({ name, email, role: Role }).meta({ id: 'InviteUser' })
export const Invitation = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: Role,
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })

/** What the page behind the link shows. */
export const OpenInvitation = z
  .strictObject({
    ...Invitation.shape,
    /** The name of the organisation that the person will belong to. */
    organisation: z.string().nullable(),
    organisation_role: OrganisationRole.nullable(),
    /** There is an account with this address: its owner signs in to accept. */
    account: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' })
