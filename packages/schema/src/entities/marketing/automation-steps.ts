import type { FilterGroup } from '../../list/list-filter.ts';

/** Waits for some time. */
export interface WaitStep {
  readonly id: string;
  readonly kind: 'wait';
  readonly amount: number;
  readonly unit: 'minutes' | 'hours' | 'days';
}

/** Sends an email. */
export interface EmailStep {
  readonly id: string;
  readonly kind: 'email';
  /** Email of the automation; null until it is created. */
  readonly emailId: number | null;
}

/** Goes one of two ways. Afterwards both go on with the step after it. */
export interface ConditionStep {
  readonly id: string;
  readonly kind: 'condition';
  /** Rules on `AUDIENCE_FIELDS`. */
  readonly filters: FilterGroup | null;
  readonly yes: readonly AutomationStep[];
  readonly no: readonly AutomationStep[];
}

/** Adds a tag to the customer with the person's address, or removes it. */
export interface TagStep {
  readonly id: string;
  readonly kind: 'tag';
  readonly action: 'add' | 'remove';
  readonly tagId: number | null;
}

/** Adds the person to a list, or removes them. */
export interface ListStep {
  readonly id: string;
  readonly kind: 'list';
  readonly action: 'add' | 'remove';
  readonly listId: number | null;
}

/** Creates a task for staff. */
export interface TaskStep {
  readonly id: string;
  readonly kind: 'task';
  readonly title: string;
  /** Days until it is due. */
  readonly dueDays: number;
}

/** Ends the automation for the person. */
export interface EndStep {
  readonly id: string;
  readonly kind: 'end';
}

/** Step of an automation. */
export type AutomationStep =
  | WaitStep
  | EmailStep
  | ConditionStep
  | TagStep
  | ListStep
  | TaskStep
  | EndStep;
/** Kind of a step, such as `wait`. */
export type AutomationStepKind = AutomationStep['kind'];

/** Limits of an automation: number of steps, nesting of conditions, and the longest wait in days. */
export const AUTOMATION_LIMITS = {
  steps: 50,
  depth: 4,
  waitDays: 365,
  characters: 64_000,
} as const;

/** Minutes of each unit of a wait. */
export const WAIT_MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;

/** Step with the lists of steps that surround it. */
interface PlacedStep {
  readonly step: AutomationStep;
  /** Steps after it in its own list. */
  readonly rest: readonly AutomationStep[];
  /** Condition that it belongs to; undefined at the top. */
  readonly parent: PlacedStep | undefined;
}

function place(
  steps: readonly AutomationStep[],
  id: string,
  parent?: PlacedStep,
): PlacedStep | undefined {
  for (const [at, step] of steps.entries()) {
    const placed = { step, rest: steps.slice(at + 1), parent };
    if (step.id === id) return placed;
    if (step.kind !== 'condition') continue;
    const found = place(step.yes, id, placed) ?? place(step.no, id, placed);
    if (found) return found;
  }
  return undefined;
}

/** Returns a step by id, in any condition. */
export function findStep(steps: readonly AutomationStep[], id: string): AutomationStep | undefined {
  return place(steps, id)?.step;
}

/**
 * Returns the step after another one; undefined at the end of the automation.
 * @param way - way of a condition; without it, what follows after the condition
 */
export function nextStep(
  steps: readonly AutomationStep[],
  id: string,
  way?: 'yes' | 'no',
): AutomationStep | undefined {
  let placed = place(steps, id);
  if (!placed || placed.step.kind === 'end') return undefined;
  const [first] = way && placed.step.kind === 'condition' ? placed.step[way] : [];
  if (first) return first;
  for (; placed; placed = placed.parent) if (placed.rest[0]) return placed.rest[0];
  return undefined;
}

/** Returns all steps, those of conditions after their condition. */
export function allSteps(steps: readonly AutomationStep[]): AutomationStep[] {
  return steps.flatMap((step) =>
    step.kind === 'condition' ? [step, ...allSteps(step.yes), ...allSteps(step.no)] : [step],
  );
}
