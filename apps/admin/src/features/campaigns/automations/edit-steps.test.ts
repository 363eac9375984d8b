import type { AutomationStep } from '@org/schema/entities';
import { allSteps } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { insertStep, moveStep, newStep, removeStep, replaceStep } from './edit-steps.ts';

const end = (id: string): AutomationStep => ({ id, kind: 'end' });
const steps: readonly AutomationStep[] = [
  end('a'),
  { id: 'c', kind: 'condition', filters: null, yes: [end('d'), end('e')], no: [] },
];
const ids = (changed: readonly AutomationStep[]) => allSteps(changed).map(({ id }) => id);

it('inserts at the top and into a way of a condition', () => {
  expect(ids(insertStep(steps, 'top', 1, end('x')))).toEqual(['a', 'x', 'c', 'd', 'e']);
  const way = { conditionId: 'c', way: 'no' } as const;
  const changed = insertStep(steps, way, 0, end('x'));
  expect(changed[1]).toMatchObject({ yes: [{ id: 'd' }, { id: 'e' }], no: [{ id: 'x' }] });
});

it('replaces, removes and moves a step within its list', () => {
  expect(replaceStep(steps, { id: 'e', kind: 'task', title: 'x', dueDays: 1 })[1]).toMatchObject({
    yes: [{ id: 'd' }, { id: 'e', kind: 'task' }],
  });
  expect(ids(removeStep(steps, 'd'))).toEqual(['a', 'c', 'e']);
  expect(ids(removeStep(steps, 'c'))).toEqual(['a']);
  expect(ids(moveStep(steps, 'e', -1))).toEqual(['a', 'c', 'e', 'd']);
  expect(ids(moveStep(steps, 'e', 1))).toEqual(ids(steps));
  expect(ids(moveStep(steps, 'a', 1))).toEqual(['c', 'd', 'e', 'a']);
});

it('gives each new step a unique id', () => {
  expect(newStep('wait').id).not.toBe(newStep('wait').id);
});
