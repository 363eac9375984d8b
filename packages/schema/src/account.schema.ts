import { array, boolean, type InferType, object, string } from 'yup';
import { personEmailField, personNames } from './member.schema.ts';
import { newPasswordField } from './password.ts';

/** One browser that somebody is signed in with. */
export const sessionSchema = object({
  id: string().required(),
  /** Such as `Firefox on Windows`. */
  device: string().required(),
  /** Network address that it signed in from; '' where it is not known. */
  address: string().defined(),
  created_at: string().required(),
  last_used_at: string().required(),
  is_current: boolean().required(),
}).noUnknown();
export type Session = InferType<typeof sessionSchema>;

/** Body of a change of one's own name. */
export const accountUpdateSchema = object({ ...personNames }).noUnknown();
export type AccountUpdate = InferType<typeof accountUpdateSchema>;

/** Body of a change of one's own password. */
export const passwordChangeSchema = object({
  current: string().max(256).required('Please enter your current password'),
  password: newPasswordField(),
}).noUnknown();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** Body that ends sessions: the named ones, or all but the one that asks. */
export const endSessionsSchema = object({
  ids: array(string().max(100).required()).min(1).max(100),
  others: boolean(),
}).noUnknown();

/** Body of the call of somebody who has lost their password. */
export const forgotSchema = object({
  email: personEmailField().required('Please enter your email address'),
}).noUnknown();

/** The key in a link of a mail. */
const linkToken = () =>
  string()
    .matches(/^[\w-]{43}$/, 'This link is incomplete')
    .required();

/** Body that sets a new password by a link. */
export const resetSchema = object({ token: linkToken(), password: newPasswordField() }).noUnknown();

/** Body that asks what an invitation is for. */
export const invitationTokenSchema = object({ token: linkToken() }).noUnknown();

/** Body of a guest of a shop who makes the account that they asked for; a password from who has no account yet. */
export const shopAccountSchema = object({
  token: linkToken(),
  password: newPasswordField().optional(),
}).noUnknown();
export type ShopAccount = InferType<typeof shopAccountSchema>;

/** Days for which the link works that a guest of a shop makes an account by. */
export const ACCOUNT_DAYS = 7;

/** Body of somebody who accepts an invitation; names and password from who has no account yet. */
export const acceptSchema = object({
  token: linkToken(),
  firstname: personNames.firstname.optional(),
  lastname: personNames.lastname.optional(),
  password: newPasswordField().optional(),
}).noUnknown();
export type Accept = InferType<typeof acceptSchema>;
