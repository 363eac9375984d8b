import { randomUUID } from 'node:crypto';
import type { OpeningHours } from '@org/schema';
import type { apiContract, RouteBody } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import type { FormAnswer, Notified, SentValues } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { FormEntry } from '../../../kernel/access/call.ts';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createAsSystem } from '../../../kernel/entities/create-as-system.ts';
import { addTags, makeTag } from '../../../kernel/entities/tags.repository.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { SavedForm } from '../../content/index.ts';
import { lockBookings } from './bookings.repository.ts';
import { type Booking, findBookingProblem, readBooking } from './bookings.ts';
import type { FoundForm } from './find-form.ts';
import { getCustomer } from './form-customer.ts';
import { type TakenFile, takeFiles } from './form-files.ts';
import { formSubmissionEntity } from './form-submission.entity.ts';
import { validateFormValues } from './validate-form-values.ts';

/** Maximum number of recipients of a form. */
const MAX_RECIPIENTS = 10;
type Body = RouteBody<typeof apiContract.forms.submit>;

/** Submission of a visitor with its context. */
export interface Sent {
  readonly body: Body;
  readonly entries: readonly FormEntry[];
  readonly found: FoundForm;
  /** Current day in the time zone of the business. */
  readonly today: string;
  /** Country code of the tenant. */
  readonly country: string;
  /** Opening hours of the business. */
  readonly hours: OpeningHours;
  /** Time zone of the business. */
  readonly timezone: string;
}

/** Form that exists on its saved page. */
type KnownForm = FoundForm & { readonly form: SavedForm };

/** Validated submission, ready to be written. */
export interface Prepared {
  readonly guid: string;
  readonly found: KnownForm;
  readonly answers: readonly FormAnswer[];
  readonly files: readonly TakenFile[];
  readonly isSpam: boolean;
  /** Time and places that it books; undefined for a form without a limit of bookings. */
  readonly booking: Booking | undefined;
  readonly rules: Pick<Sent, 'hours' | 'timezone'>;
}

function sentValues(entries: readonly FormEntry[]): SentValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries)
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

/** Message for a visitor whose page is older than its form. */
const FORM_GONE =
  'This form is no longer on this page. Copy your text, reload the page and send it again.';

/**
 * Validates a submission by the saved form. It trusts nothing that the browser says about the form.
 * @throws `validation_failed` with a message per field
 */
export async function prepareSubmission({
  body,
  entries,
  found,
  today,
  country,
  hours,
  timezone,
}: Sent): Promise<Prepared> {
  const isSpam = (body.company_website ?? '') !== '';
  const guid = randomUUID();
  // Without the saved form there are no rules, so naming an unknown form must not bypass them.
  const { form } = found;
  if (!form)
    throw appError('validation_failed', {
      message: FORM_GONE,
      formErrors: { formName: FORM_GONE },
    });
  const { fields } = form;
  const { files, problems: ofFiles } = await takeFiles(fields, entries);
  const values = sentValues(entries);
  const withFiles = new Set([...files.map(({ field }) => field), ...Object.keys(ofFiles)]);
  const { answers, problems } = await validateFormValues({
    fields,
    values,
    withFiles,
    today,
    country,
    hours,
  });
  const { booking, problems: ofBooking } = readBooking(form, answers, timezone);
  const formErrors = { ...ofBooking, ...problems, ...ofFiles };
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
  const rules = { hours, timezone };
  return { guid, found: { ...found, form }, answers, files, isSpam, booking, rules };
}

/** Returns the distinct entries of a comma-separated list. */
const getList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** Returns the recipients of a submission: the addresses of the saved form. */
function getRecipients({ recipients }: SavedForm): string[] {
  return getList(recipients)
    .flatMap((one) => mailAddress(one) ?? [])
    .slice(0, MAX_RECIPIENTS);
}

/** Returns the sender from the answers of fields that are mapped to contact details. */
export function getSender({
  found: { form },
  answers,
}: Pick<Prepared, 'found' | 'answers'>): Readonly<
  Record<'firstname' | 'lastname' | 'email' | 'phone', string>
> {
  const getAnswer = (name: string | undefined): string =>
    answers.find((answer) => answer.name === name)?.value ?? '';
  const mapped = (mapping: string): string =>
    getAnswer(form.fields.find((field) => field.customerMapping === mapping)?.name);
  const someEmail = getAnswer(form.fields.find((field) => field.validateEmail)?.name);
  return {
    firstname: mapped('firstname').slice(0, 100),
    lastname: mapped('lastname').slice(0, 100),
    email: mailAddress(mapped('email')) ?? mailAddress(someEmail) ?? '',
    phone: mapped('phone').slice(0, 40),
  };
}

function getUtm(text: string | undefined): Record<string, string> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof read === 'object' && read !== null ? read : {});
    return Object.fromEntries(
      entries
        .filter(([name, value]) => /^utm_[a-z_]{1,30}$/.test(name) && typeof value === 'string')
        .slice(0, 10)
        .map(([name, value]) => [name, String(value).slice(0, 200)]),
    );
  } catch {
    return {};
  }
}

function getNotified({ isSpam }: Prepared, recipients: readonly string[]): Notified {
  if (isSpam) return 'spam';
  return recipients.length > 0 ? '' : 'no_recipients';
}

/** Returns the columns of a submission for lists: the sender as subject, the longest answer as message. */
function getHead(prepared: Prepared): { subject: string; message: string } {
  const { firstname, lastname, email } = getSender(prepared);
  const { answers } = prepared;
  const name = `${firstname} ${lastname}`.trim();
  const long = answers.find(({ type }) => type === 'textarea');
  const longest = long ?? answers.toSorted((a, b) => b.value.length - a.value.length)[0];
  return {
    subject: (name || email || answers[0]?.value || 'A visitor').slice(0, 200),
    message: (longest?.value ?? '').slice(0, 20_000),
  };
}

/** Storage and tenant of a submission. */
export interface SaveTools {
  readonly store: MediaStore;
  readonly tenant: { readonly id: number; readonly guid: string };
}

/** Returns the storage folder of a submission's files. */
export const filesPlace = (tenantGuid: string, guid: string) => ({
  tenantGuid,
  guid,
  revision: 'files',
});

/**
 * Returns the columns of a booking, once its places are taken. Spam takes none.
 * @throws `validation_failed` with the times that are free, when the places are taken by others
 */
async function takePlaces(
  tx: TenantTx,
  tenantId: number,
  { booking, isSpam, rules, found: { form } }: Prepared,
): Promise<Pick<FormSubmissionRecord, 'booked_from' | 'booked_until' | 'booked_places'>> {
  if (!booking || isSpam) return { booked_from: null, booked_until: null, booked_places: null };
  const taken = await lockBookings(tx, tenantId, form.formName, booking.from);
  const problem = findBookingProblem(booking, taken, { ...rules, form, now: new Date() });
  if (problem)
    throw appError('validation_failed', { formErrors: { [booking.timeField.name]: problem } });
  const { from, until, places } = booking;
  return { booked_from: from, booked_until: until, booked_places: places };
}

/**
 * Saves a submission with its files, tags and customer in the given transaction. The files are written before the row.
 * @returns id of the submission and whether there are recipients to notify
 * @throws `validation_failed` when a booking finds no free places
 */
export async function saveSubmission(
  tx: TenantTx,
  { store, tenant }: SaveTools,
  prepared: Prepared,
  body: Body,
): Promise<{ readonly id: number; readonly isToTell: boolean }> {
  const { guid, found, files, answers, isSpam } = prepared;
  const { form, path } = found;
  const booked = await takePlaces(tx, tenant.id, prepared);
  if (files.length > 0)
    await store.put(
      filesPlace(tenant.guid, guid),
      files.map(({ stored, bytes }) => ({ name: stored, bytes })),
    );
  const sender = getSender(prepared);
  const recipients = !isSpam ? getRecipients(form) : [];
  const notified = getNotified(prepared, recipients);
  const customer_id =
    form.createCustomer && !isSpam ? await getCustomer(tx, tenant.id, sender) : null;
  const id = await createAsSystem(tx, tenant.id, formSubmissionEntity, {
    ...getHead(prepared),
    guid,
    form_name: form.formName,
    email: sender.email,
    status: isSpam ? 'spam' : 'new',
    page_url: path,
    answers: JSON.stringify(answers),
    files: JSON.stringify(files.map(({ bytes: _bytes, stored: _stored, ...file }) => file)),
    utm: JSON.stringify(getUtm(body.utm_paramaters)),
    visitor_id: body.visitor_id ?? '',
    recipients,
    notified,
    customer_id,
    ...booked,
  });
  const tags = getList(form.tags).slice(0, 20);
  for (const name of tags) {
    const tag = await makeTag(tx, tenant.id, 'form_submission', { name: name.slice(0, 60) });
    await addTags(tx, tenant.id, 'form_submission', [id], [tag]);
  }
  return { id, isToTell: notified === '' };
}

/** Returns the message that the visitor sees after sending the form. */
export const getThanks = ({ form }: KnownForm): string =>
  form.successMessage || MESSAGES.formThanks;
