import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';

/** Priorities of projects and tasks, lowest first. */
export const PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Labels of priorities, lowest first. */
export const PRIORITY_OPTIONS = [
  { value: 'none', label: 'None' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const;

/** Maximum number of people on a record. */
const MAX_ASSIGNEES = 50;

/** Maximum number of estimated hours. */
const MAX_HOURS = 100_000;

/** A person to whom work is assigned. */
export const assigneeSchema = object({
  id: idField().required(),
  displayName: string().defined(),
  firstname: string().defined(),
}).noUnknown();
export type Assignee = InferType<typeof assigneeSchema>;

/** A person, as records name who made them. */
export const personRefSchema = object({
  id: idField().required(),
  displayName: string().defined(),
}).noUnknown();

/** A priority. */
export const priorityField = () => mixed<Priority>().oneOf(PRIORITIES, 'Please choose a priority');

/**
 * Hours with at most two decimals.
 * @param label - label of the field in its messages
 */
export const hoursField = (label: string) =>
  number()
    .typeError(`${label} is required`)
    .nonNullable(`${label} is required`)
    .min(0, 'Use 0 or more')
    .max(MAX_HOURS, `Use at most ${MAX_HOURS} hours`)
    .test(
      'hundredths',
      'Use at most two decimals',
      (hours) => typeof hours !== 'number' || Number(hours.toFixed(2)) === hours,
    );

/** Minutes of a duration. */
export const minutesField = (most: number) =>
  number().integer('Use whole minutes').min(0, 'Use 0 or more').max(most);

/** Ids of people; a person may be sent in the place of their id. */
export const assigneesField = () =>
  array(idField().required().meta({ digits: true, isRecordOrId: true })).max(
    MAX_ASSIGNEES,
    `Choose at most ${MAX_ASSIGNEES} people`,
  );

/** A color such as `#2f6fde`. */
export const hexColorField = () =>
  string()
    .lowercase()
    .matches(/^#[0-9a-f]{6}$/i, 'Use a color such as #2f6fde');

/** Formatted text in the markup of the product. */
export const markupField = () =>
  string()
    .max(100_000)
    .matches(/^[^\0]*$/, 'This field has a character that is not allowed')
    .meta({ empty: '' });
