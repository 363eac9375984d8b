import { expect, it } from 'vitest';
import { type AutomationStep, allSteps, findStep, nextStep } from './automation-steps.ts';

const wait = (id: string): AutomationStep => ({ id, kind: 'wait', amount: 1, unit: 'days' });
const steps: readonly AutomationStep[] = [
  wait('a'),
  {
    id: 'b',
    kind: 'condition',
    filters: null,
    yes: [wait('c'), { id: 'd', kind: 'condition', filters: null, yes: [], no: [wait('e')] }],
    no: [{ id: 'f', kind: 'end' }],
  },
  wait('g'),
];
const next = (id: string, way?: 'yes' | 'no') => nextStep(steps, id, way)?.id;

it('finds steps, also those of conditions', () => {
  expect(allSteps(steps).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(findStep(steps, 'e')).toEqual(wait('e'));
  expect(findStep(steps, 'x')).toBeUndefined();
});

it('continues after a condition when a way has no further step', () => {
  expect([next('a'), next('b', 'yes'), next('c')]).toEqual(['b', 'c', 'd']);
  expect([next('d', 'yes'), next('d', 'no'), next('e')]).toEqual(['g', 'e', 'g']);
  expect(next('b', 'no')).toBe('f');
});

it('ends at the last step, at an end, and at an unknown step', () => {
  expect([next('g'), next('f'), next('x')]).toEqual([undefined, undefined, undefined]);
});
