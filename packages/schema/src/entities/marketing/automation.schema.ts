import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { filterProblem } from '../../list/list-filter.ts';
import { AUDIENCE_FIELDS } from './audience.schema.ts';
import {
  AUTOMATION_LIMITS,
  type AutomationStep,
  type AutomationStepKind,
  allSteps,
  type ConditionStep,
  WAIT_MINUTES,
} from './automation-steps.ts';

/** Statuses of an automation. */
export const AUTOMATION_STATUSES = ['draft', 'active', 'paused'] as const;
export type AutomationStatus = (typeof AUTOMATION_STATUSES)[number];

/** Events that start an automation for a person, with their names. */
export const AUTOMATION_STARTS = {
  'subscriber.joined': 'Someone subscribes',
  'order.placed': 'Someone places an order',
  'cart.left': 'Someone leaves a cart behind',
  'customer.tagged': 'A customer gets a tag',
  'quote.sent': 'A quote is sent',
  'invoice.overdue': 'An invoice is overdue',
  'customer.date': 'A birthday or another yearly date',
} as const;
export type AutomationStartEvent = keyof typeof AUTOMATION_STARTS;

/** Event that starts an automation. */
export const automationStartSchema = object({
  event: mixed<AutomationStartEvent>()
    .oneOf(Object.keys(AUTOMATION_STARTS) as AutomationStartEvent[], 'Choose what starts it')
    .required('Choose what starts it'),
  /** List of `subscriber.joined`; null for any list. */
  listId: idField().nullable().default(null),
  /** Tag of `customer.tagged`. */
  tagId: idField().nullable().default(null),
  /** Hours after which a cart counts as left, of `cart.left`. */
  hours: number().integer().min(1).max(720).default(4),
  /** Key of the custom field of customers with the date of `customer.date`, such as `birthday`; '' before it is chosen. */
  fieldKey: string()
    .matches(/^[a-z][a-z0-9_]{0,49}$/, { message: 'Choose a date field', excludeEmptyString: true })
    .default(''),
  /** Days before the date of `customer.date` on which people enter. */
  days: number().integer().min(0).max(60).default(0),
}).noUnknown();
export type AutomationStart = InferType<typeof automationStartSchema>;

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const isIdOrNull = (value: unknown): boolean => value === null || isId(value);
const isAction = (value: unknown): boolean => value === 'add' || value === 'remove';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the problem with the fields of a step of each kind; undefined for none. */
const FIELD_PROBLEMS: Readonly<Record<AutomationStepKind, (step: Fields) => string | undefined>> = {
  wait: ({ amount, unit }) => {
    const minutes = Object.hasOwn(WAIT_MINUTES, String(unit))
      ? Number(amount) * WAIT_MINUTES[unit as keyof typeof WAIT_MINUTES]
      : Number.NaN;
    const most = AUTOMATION_LIMITS.waitDays * WAIT_MINUTES.days;
    return Number.isSafeInteger(amount) && minutes >= 1 && minutes <= most
      ? undefined
      : `A wait takes from one minute to ${AUTOMATION_LIMITS.waitDays} days`;
  },
  email: ({ emailId }) => (isIdOrNull(emailId) ? undefined : 'An email step needs its email'),
  condition: ({ filters }) =>
    filters === null ? undefined : filterProblem(filters, AUDIENCE_FIELDS),
  tag: ({ action, tagId }) =>
    isAction(action) && isIdOrNull(tagId) ? undefined : 'A tag step needs a tag',
  list: ({ action, listId }) =>
    isAction(action) && isIdOrNull(listId) ? undefined : 'A list step needs a list',
  task: ({ title, dueDays }) =>
    typeof title === 'string' &&
    title.length <= 200 &&
    Number.isSafeInteger(dueDays) &&
    Number(dueDays) >= 0 &&
    Number(dueDays) <= 365
      ? undefined
      : 'A task step needs a title and a number of days',
  end: () => undefined,
};

/** Names of the fields of each kind of step, besides `id` and `kind`. */
const FIELD_NAMES: Readonly<Record<AutomationStepKind, readonly string[]>> = {
  wait: ['amount', 'unit'],
  email: ['emailId'],
  condition: ['filters', 'yes', 'no'],
  tag: ['action', 'tagId'],
  list: ['action', 'listId'],
  task: ['title', 'dueDays'],
  end: [],
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the problem with a list of steps of any origin; undefined when they are valid. */
function stepsProblem(value: unknown, depth: number, ids: Set<string>): string | undefined {
  if (!Array.isArray(value)) return 'Steps must be a list';
  if (depth > AUTOMATION_LIMITS.depth)
    return `Conditions can be nested ${AUTOMATION_LIMITS.depth} times`;
  for (const step of value as unknown[]) {
    if (!isRecord(step) || typeof step.kind !== 'string' || !Object.hasOwn(FIELD_NAMES, step.kind))
      return 'This step is not known';
    const kind = step.kind as AutomationStepKind;
    const { id } = step;
    if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || ids.has(id))
      return 'Each step needs a unique id';
    ids.add(id);
    if (ids.size > AUTOMATION_LIMITS.steps)
      return `An automation has at most ${AUTOMATION_LIMITS.steps} steps`;
    const known = ['id', 'kind', ...FIELD_NAMES[kind]];
    if (Object.keys(step).some((name) => !known.includes(name)))
      return 'A step has a field that is not known';
    const problem =
      FIELD_PROBLEMS[kind](step) ??
      (kind === 'condition'
        ? (stepsProblem(step.yes, depth + 1, ids) ?? stepsProblem(step.no, depth + 1, ids))
        : undefined);
    if (problem) return problem;
  }
  return undefined;
}

const stepsField = () =>
  mixed<readonly AutomationStep[]>().test('steps', (value, context) => {
    if (value === undefined) return true;
    if (JSON.stringify(value).length > AUTOMATION_LIMITS.characters)
      return context.createError({ message: 'These steps are too long' });
    const problem = stepsProblem(value, 0, new Set());
    return problem === undefined || context.createError({ message: problem });
  });

const isEmptyCondition = ({ filters }: ConditionStep): boolean =>
  !filters || filters.rules.length === 0;

/** Returns what is missing before an automation can be published, by the id of the step, '' for the whole. */
export function missingParts(
  start: AutomationStart,
  steps: readonly AutomationStep[],
): Readonly<Record<string, string>> {
  const missing: Record<string, string> = {};
  if (start.event === 'customer.tagged' && start.tagId === null) missing[''] = 'Choose a tag';
  if (start.event === 'customer.date' && start.fieldKey === '') missing[''] = 'Choose a date field';
  if (steps.length === 0) missing[''] = 'Add at least one step';
  for (const step of allSteps(steps)) {
    if (step.kind === 'email' && step.emailId === null) missing[step.id] = 'Write the email';
    if (step.kind === 'condition' && isEmptyCondition(step)) missing[step.id] = 'Add a condition';
    if (step.kind === 'tag' && step.tagId === null) missing[step.id] = 'Choose a tag';
    if (step.kind === 'list' && step.listId === null) missing[step.id] = 'Choose a list';
    if (step.kind === 'task' && step.title.trim() === '') missing[step.id] = 'Enter a title';
  }
  return missing;
}

const count = () => number().integer().min(0).required();

/** An automation as the API returns it. */
export const automationSchema = object({
  id: idField().required(),
  name: string().required(),
  description: string().defined(),
  status: mixed<AutomationStatus>().oneOf(AUTOMATION_STATUSES).required(),
  start: automationStartSchema.required(),
  steps: stepsField().required(),
  /** Number of the published version; 0 before the first one. */
  published: number().integer().min(0).required(),
  /** True when the steps differ from the published version. */
  is_changed: boolean().required(),
  /** Numbers of people: on their way, at the end, gone before, and stopped by a failure. */
  people: object({ waiting: count(), done: count(), left: count(), failed: count() }).required(),
  activated_at: string().nullable().defined(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type Automation = InferType<typeof automationSchema>;

const READ_ONLY = [
  'id',
  'status',
  'published',
  'is_changed',
  'people',
  'activated_at',
  'created_at',
  'updated_at',
];

/** Body that creates an automation. */
export const automationCreateSchema = object({
  name: lineField(120).trim().required('Please enter a Name'),
  description: textField(500).trim(),
  start: automationStartSchema.default(undefined).required('Choose what starts it'),
  steps: stepsField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type AutomationCreate = InferType<typeof automationCreateSchema>;

/** Body that updates an automation. */
export const automationUpdateSchema = object({
  version: versionField(),
  name: lineField(120).trim().min(1, 'Please enter a Name'),
  description: textField(500).trim(),
  start: automationStartSchema.optional().default(undefined),
  steps: stepsField(),
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type AutomationUpdate = InferType<typeof automationUpdateSchema>;

/** States of a person in an automation. */
export const RUN_STATES = ['waiting', 'done', 'left', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** A person on their way through an automation. */
export const automationRunSchema = object({
  id: idField().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  state: mixed<RunState>().oneOf(RUN_STATES).required(),
  /** Step that is next; '' at the end. */
  step: string().defined(),
  due_at: string().nullable().defined(),
  /** Reason why the way ended early, in one sentence; '' otherwise. */
  reason: string().defined(),
  /** Version of the automation that the person follows. */
  number: number().integer().required(),
  /** Steps that were done, oldest first. */
  log: array(
    object({
      step: string().defined(),
      kind: string().required(),
      result: string().defined(),
      at: string().required(),
    }).required(),
  ).required(),
  created_at: string().required(),
  ended_at: string().nullable().defined(),
}).noUnknown();
export type AutomationRun = InferType<typeof automationRunSchema>;

/** Figures of the steps and emails of an automation. */
export const automationFiguresSchema = object({
  /** People who have done a step, and those who wait for it, by the id of the step. */
  steps: array(
    object({ id: string().required(), passed: count(), waiting: count() }).required(),
  ).required(),
  emails: array(
    object({
      id: idField().required(),
      sent: count(),
      opened: count(),
      clicked: count(),
      /** Reason why this email is paused; '' while it is sent. */
      pauseReason: string().defined(),
    }).required(),
  ).required(),
}).noUnknown();
export type AutomationFigures = InferType<typeof automationFiguresSchema>;
