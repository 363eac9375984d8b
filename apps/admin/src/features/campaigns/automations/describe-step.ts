import { AUTOMATION_STARTS, type AutomationStart, type AutomationStep } from '@org/schema/entities';
import { STEP_NAMES, text } from './messages.ts';

/** Names of what steps refer to. */
export interface StepNames {
  readonly email: (id: number) => string | undefined;
  readonly tag: (id: number) => string | undefined;
  readonly list: (id: number) => string | undefined;
  readonly dateField: (key: string) => string | undefined;
}

/** Describes a wait, such as “3 days”. */
function waitWords(amount: number, unit: 'minutes' | 'hours' | 'days'): string {
  const word = text.units[unit].toLowerCase();
  return `${amount} ${amount === 1 ? word.slice(0, -1) : word}`;
}

/** Returns the details of a step in a few words; '' for one that has none yet. */
export function describeStep(step: AutomationStep, names: StepNames): string {
  switch (step.kind) {
    case 'email':
      return step.emailId === null ? '' : (names.email(step.emailId) ?? '');
    case 'wait':
      return waitWords(step.amount, step.unit);
    case 'condition': {
      const count = step.filters?.rules.length ?? 0;
      return count === 0 ? '' : count === 1 ? '1 condition' : `${count} conditions`;
    }
    case 'tag': {
      const name = step.tagId === null ? undefined : names.tag(step.tagId);
      return name ? `${text.tagActions[step.action]} ${name}` : '';
    }
    case 'list': {
      const name = step.listId === null ? undefined : names.list(step.listId);
      return name ? `${text.listActions[step.action]} ${name}` : '';
    }
    case 'task':
      return step.title;
    case 'end':
      return '';
  }
}

/** Returns the name of a step for people who hear it: its kind with its details. */
export function stepTitle(step: AutomationStep, names: StepNames): string {
  const details = describeStep(step, names);
  return details ? `${STEP_NAMES[step.kind]}: ${details}` : STEP_NAMES[step.kind];
}

/** Describes what starts an automation. */
export function describeStart(start: AutomationStart, names: StepNames): string {
  const event = AUTOMATION_STARTS[start.event];
  const list = start.listId === null ? undefined : names.list(start.listId);
  const tag = start.tagId === null ? undefined : names.tag(start.tagId);
  if (start.event === 'subscriber.joined' && list) return `${event}: ${list}`;
  if (start.event === 'customer.tagged' && tag) return `${event}: ${tag}`;
  const field = names.dateField(start.fieldKey);
  if (start.event === 'customer.date' && field)
    return start.days === 0
      ? text.onDate(field)
      : text.beforeDate(field, waitWords(start.days, 'days'));
  if (start.event === 'cart.left') return `${event} for ${waitWords(start.hours, 'hours')}`;
  return event;
}
