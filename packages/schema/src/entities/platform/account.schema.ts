import { array, boolean, type InferType, object, string } from 'yup';
import { newPasswordField } from '../../values/password.ts';
import { personEmailField, personNames } from './member.schema.ts';

/** A browser session of a signed-in user. */
export const sessionSchema = object({
  id: string().required(),
  /** Such as `Firefox on Windows`. */
  device: string().required(),
  /** IP address of the sign-in; '' when unknown. */
  address: string().defined(),
  created_at: string().required(),
  last_used_at: string().required(),
  is_current: boolean().required(),
}).noUnknown();
export type Session = InferType<typeof sessionSchema>;

/** Body that updates the name of the signed-in user. */
export const accountUpdateSchema = object({ ...personNames }).noUnknown();
export type AccountUpdate = InferType<typeof accountUpdateSchema>;

/** Body that changes the password of the signed-in user. */
export const passwordChangeSchema = object({
  current: string().max(256).required('Please enter your current password'),
  password: newPasswordField(),
}).noUnknown();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** Body that ends sessions: the named ones, or all but the current one. */
export const endSessionsSchema = object({
  ids: array(string().max(100).required()).min(1).max(100),
  others: boolean(),
}).noUnknown();

/** Body that requests a link to reset a forgotten password. */
export const forgotSchema = object({
  email: personEmailField().required('Please enter your email address'),
}).noUnknown();

/** Token in the link of an email. */
const linkToken = () =>
  string()
    .matches(/^[\w-]{43}$/, 'This link is incomplete')
    .required();

/** Body that sets a new password by the token of a reset link. */
export const resetSchema = object({ token: linkToken(), password: newPasswordField() }).noUnknown();

/** Body that requests the details of an invitation. */
export const invitationTokenSchema = object({ token: linkToken() }).noUnknown();

/** Body that creates the visitor account that a guest requested; new users send a password. */
export const shopAccountSchema = object({
  token: linkToken(),
  password: newPasswordField().optional(),
}).noUnknown();
export type ShopAccount = InferType<typeof shopAccountSchema>;

/** Number of days for which the link that creates a visitor account is valid. */
export const ACCOUNT_DAYS = 7;

/** Body that accepts an invitation; new users send their names and a password. */
export const acceptSchema = object({
  token: linkToken(),
  firstname: personNames.firstname.optional(),
  lastname: personNames.lastname.optional(),
  password: newPasswordField().optional(),
}).noUnknown();
export type Accept = InferType<typeof acceptSchema>;
