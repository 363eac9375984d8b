import type { AutomationStep, AutomationStepKind } from '@org/schema/entities';

/** Place of a list of steps: the top, or a way of a condition. */
export type StepList = { readonly conditionId: string; readonly way: 'yes' | 'no' } | 'top';

/** Changes one list of steps. */
function changeList(
  steps: readonly AutomationStep[],
  list: StepList,
  change: (steps: readonly AutomationStep[]) => readonly AutomationStep[],
): readonly AutomationStep[] {
  if (list === 'top') return change(steps);
  return steps.map((step) => {
    if (step.kind !== 'condition') return step;
    if (step.id === list.conditionId) return { ...step, [list.way]: change(step[list.way]) };
    return {
      ...step,
      yes: changeList(step.yes, list, change),
      no: changeList(step.no, list, change),
    };
  });
}

/** Changes the list that contains a step, at any depth. */
function changeAround(
  steps: readonly AutomationStep[],
  id: string,
  change: (steps: readonly AutomationStep[], at: number) => readonly AutomationStep[],
): readonly AutomationStep[] {
  const at = steps.findIndex((step) => step.id === id);
  if (at >= 0) return change(steps, at);
  return steps.map((step) =>
    step.kind === 'condition'
      ? {
          ...step,
          yes: changeAround(step.yes, id, change),
          no: changeAround(step.no, id, change),
        }
      : step,
  );
}

/** Inserts a step into a list at an index. */
export function insertStep(
  steps: readonly AutomationStep[],
  list: StepList,
  index: number,
  step: AutomationStep,
): readonly AutomationStep[] {
  return changeList(steps, list, (before) => before.toSpliced(index, 0, step));
}

/** Replaces the step with the same id. */
export function replaceStep(
  steps: readonly AutomationStep[],
  step: AutomationStep,
): readonly AutomationStep[] {
  return changeAround(steps, step.id, (list, at) => list.with(at, step));
}

/** Removes a step, with the steps of its ways. */
export function removeStep(
  steps: readonly AutomationStep[],
  id: string,
): readonly AutomationStep[] {
  return changeAround(steps, id, (list, at) => list.toSpliced(at, 1));
}

/** Moves a step within its list; at an end of the list it stays. */
export function moveStep(
  steps: readonly AutomationStep[],
  id: string,
  by: -1 | 1,
): readonly AutomationStep[] {
  return changeAround(steps, id, (list, at) => {
    const step = list[at];
    const to = at + by;
    if (!step || to < 0 || to >= list.length) return list;
    return list.toSpliced(at, 1).toSpliced(to, 0, step);
  });
}

/** Returns a new step of a kind, with fields to be filled in. */
export function newStep(kind: AutomationStepKind): AutomationStep {
  const id = crypto.randomUUID().slice(0, 8);
  switch (kind) {
    case 'wait':
      return { id, kind, amount: 1, unit: 'days' };
    case 'email':
      return { id, kind, emailId: null };
    case 'condition':
      return { id, kind, filters: null, yes: [], no: [] };
    case 'tag':
      return { id, kind, action: 'add', tagId: null };
    case 'list':
      return { id, kind, action: 'add', listId: null };
    case 'task':
      return { id, kind, title: '', dueDays: 1 };
    case 'end':
      return { id, kind };
  }
}
