import { MESSAGES } from '../../copy/messages.ts';
import {
  closedDateProblem,
  closedTimeProblem,
  type OpeningHours,
  readTime,
} from '../../fields/opening-hours.ts';
import {
  ADDRESS_PARTS,
  FORM_EMAIL_REGEX,
  FORM_VEHICLE_PARTS,
  type NamedFormField,
  OPTION_TYPES,
  SHOWN_TYPES,
} from './form-field.schema.ts';
import { shownWhen } from './form-fields.ts';

/** Message for a date in the past, used by the browser and the server. */
export const PAST_DAY = 'Please choose today or a later day';

/** Maximum length of the text of one field. */
export const LONGEST_FORM_TEXT = 10_000;

/** Submitted values: name → texts in the order in which they were sent. */
export type SentValues = ReadonlyMap<string, readonly string[]>;

/** An answered field of a submission, as it is stored and shown. */
export interface FormAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  /** For people: choices and parts joined by commas. */
  readonly value: string;
}

const first = (sent: SentValues, name: string): string => (sent.get(name)?.[0] ?? '').trim();

function getParts(sent: SentValues, name: string, parts: readonly string[]): string[] {
  return parts.map((part) => first(sent, `${name}.${part}`)).filter(Boolean);
}

/** Returns the submitted values of a field as one text. A vehicle has a value only when year, make and model are set. */
function getText(field: NamedFormField, sent: SentValues): string {
  const { name, type } = field;
  if (type === 'address') return getParts(sent, name, ADDRESS_PARTS).join(', ');
  if (type === 'vehicle') {
    const needed = getParts(sent, name, FORM_VEHICLE_PARTS.slice(1));
    const kind = first(sent, `${name}.type`);
    return needed.length < 3 ? '' : `${needed.join(' ')}${kind ? ` (${kind})` : ''}`;
  }
  if (type === 'checkbox') return (sent.get(name) ?? []).map((one) => one.trim()).join(', ');
  return first(sent, name);
}

/**
 * Returns true when the visitor was shown the field: a conditional field is hidden when its condition does not match, or when
 * that field is hidden itself.
 */
export function isFieldShown(
  field: NamedFormField,
  fields: readonly NamedFormField[],
  sent: SentValues,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  const condition = shownWhen(field, fields);
  if (!condition || seen.has(field.name)) return true;
  const other = fields.find(({ name }) => name === condition.name);
  return (
    (sent.get(condition.name) ?? []).includes(condition.value) &&
    (!other || isFieldShown(other, fields, sent, new Set([...seen, field.name])))
  );
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Returns true when the form offers all submitted choices. */
function isOffered({ type, options }: NamedFormField, sent: readonly string[]): boolean {
  if (!OPTION_TYPES.includes(type) || options.length === 0) return true;
  return sent.every((one) => one === '' || options.includes(one));
}

/** Validators of values that depend on the runtime. */
export interface FormJudges {
  /** Returns true for a telephone number, with or without its country. */
  readonly isPhone: (text: string) => boolean;
  /** Returns true when the whole text matches an author's expression, and when the expression is invalid. */
  readonly matches: (pattern: string, text: string) => boolean;
  /** Current date in the business's time zone, such as `2026-03-01`. */
  readonly today: string;
  /** Opening hours of the business. */
  readonly hours: OpeningHours;
}

/** Returns why a date or time outside of opening hours is rejected. */
function closedProblem(
  { type }: NamedFormField,
  value: string,
  bookedDate: string,
  hours: OpeningHours,
): string | undefined {
  if (type === 'date') return closedDateProblem(hours, value);
  const time = readTime(value);
  return time && isDay(bookedDate) ? closedTimeProblem(hours, bookedDate, time) : undefined;
}

/** Returns the date that times of the same form belong to. */
function bookedDateOf(fields: readonly NamedFormField[], sent: SentValues): string {
  const field = fields.find(({ type, whenOpen }) => type === 'date' && whenOpen === true);
  return field ? first(sent, field.name) : '';
}

function getProblem(
  field: NamedFormField,
  value: string,
  sent: SentValues,
  { isPhone, matches, today }: FormJudges,
): string | undefined {
  const { type, rules, validateEmail, validatePhone } = field;
  if (value === '') {
    if (
      type === 'vehicle' &&
      [...FORM_VEHICLE_PARTS.slice(1)].some((part) => first(sent, `${field.name}.${part}`))
    )
      return 'Please enter year, make and model';
    return rules.required ? MESSAGES.formRequired : undefined;
  }
  if (value.length > LONGEST_FORM_TEXT) return `Please use ${LONGEST_FORM_TEXT} characters at most`;
  if (validateEmail && (value.length > 254 || !FORM_EMAIL_REGEX.test(value)))
    return MESSAGES.formEmailInvalid;
  if ((validatePhone || (type === 'phone' && !validateEmail)) && !isPhone(value))
    return MESSAGES.formPhoneInvalid;
  if (type === 'number' && !Number.isFinite(Number(value))) return 'Please enter a number';
  if (type === 'date' && !isDay(value)) return 'Please enter a day';
  // ISO dates sort as text.
  if (type === 'date' && field.notInPast && value < today) return PAST_DAY;
  if (type === 'vehicle' && first(sent, `${field.name}.year`).length > 4)
    return 'Please enter a year of 4 digits';
  if (!isOffered(field, sent.get(field.name) ?? [])) return 'Please choose one of the options';
  if (rules.pattern.value && !matches(rules.pattern.value, value))
    return rules.pattern.message || 'Please match the requested format';
  return undefined;
}

/** Result of reading submitted values. */
export interface ReadValues {
  /** Answers of visible fields that were filled in, in order, without files. */
  readonly answers: readonly FormAnswer[];
  /** Problem by name of the field. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Validates submitted values against the stored form and ignores everything else.
 * @param fields - fields of the form
 * @param sent - submitted values
 * @param filesFor - names of fields with files
 * @param judges - validators
 * @returns answers and problems
 */
export function readFormValues(
  fields: readonly NamedFormField[],
  sent: SentValues,
  filesFor: ReadonlySet<string>,
  judges: FormJudges,
): ReadValues {
  const answers: FormAnswer[] = [];
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const { name, label, type, rules } = field;
    if (SHOWN_TYPES.includes(type) || !isFieldShown(field, fields, sent)) continue;
    if (type === 'file') {
      if (rules.required && !filesFor.has(name)) problems[name] = MESSAGES.formRequired;
      continue;
    }
    const value = getText(field, sent);
    const problem =
      getProblem(field, value, sent, judges) ??
      (field.whenOpen && value
        ? closedProblem(field, value, bookedDateOf(fields, sent), judges.hours)
        : undefined);
    if (problem) problems[name] = problem;
    else if (value) answers.push({ name, label, type, value });
  }
  return { answers, problems };
}
