import { describe, expect, it } from 'vitest';
import { makeProject } from '../../test/samples.ts';
import {
  emptyProjectForm,
  type ProjectFormValues,
  projectResolver,
  projectToForm,
  toProjectBody,
} from './project-form.ts';

const ZONE = 'America/Toronto';
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

async function getProblems(over: Partial<ProjectFormValues>) {
  const values = { ...emptyProjectForm(ZONE), title: 'Refit', ...over };
  const { errors } = await projectResolver(values, undefined, OPTIONS);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, Reflect.get(error ?? {}, 'message')]),
  );
}

describe('the form of a project', () => {
  it('PROJ-003 starts now, with one estimated hour', () => {
    const { est_hours, start_date } = emptyProjectForm('UTC');
    expect(est_hours).toBe('1');
    expect(Math.abs(Date.parse(`${start_date}Z`) - Date.now())).toBeLessThan(120_000);
  });

  it('PROJ-010 requires title and estimated hours', async () => {
    expect(await getProblems({ title: ' ', est_hours: '' })).toEqual({
      title: 'Title is required',
      est_hours: 'Est. Hours is required',
    });
  });

  it('PROJ-011 rejects an end before the start, and accepts the end of the same day', async () => {
    const start_date = '2026-03-09T10:00';
    expect(await getProblems({ start_date, end_date: '2026-03-09T09:59' })).toEqual({
      end_date: 'The end date must not be before the start date',
    });
    expect(await getProblems({ start_date, end_date: '2026-03-09T23:59' })).toEqual({});
    expect(await getProblems({ start_date, end_date: '2026-03-20T08:00' })).toEqual({});
  });

  it('reads numbers as people type them, and marks other text', async () => {
    const body = toProjectBody(
      { ...emptyProjectForm(ZONE), est_hours: '1,5', budget_minutes: '2.25', hourly_rate: '1,250' },
      ZONE,
    );
    expect(body).toMatchObject({ est_hours: 1.5, budget_minutes: 135, hourly_rate: 1250 });
    expect(await getProblems({ hourly_rate: 'much' })).toEqual({ hourly_rate: 'Use a number' });
  });

  it('sends only what changed, so that seconds and unknown rates are kept', () => {
    const base = projectToForm(makeProject({ hourly_rate: null }), ZONE);
    expect(toProjectBody({ ...base, title: 'Kiln room' }, ZONE, base)).toEqual({
      title: 'Kiln room',
    });
    expect(toProjectBody({ ...base, end_date: '', assignees: [7] }, ZONE, base)).toEqual({
      end_date: null,
      assignees: [7],
    });
  });
});
