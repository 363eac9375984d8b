import { yupResolver } from '@hookform/resolvers/yup';
import { NEW_EST_HOURS, type Project, projectCreateSchema } from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/** Form values of a project. Dates are local times such as `2026-03-10T08:00`, '' for none. */
export type ProjectFormValues = {
  title: string;
  est_hours: string;
  start_date: string;
  end_date: string;
};

/** Returns the form values of a new project, which starts now. */
export function emptyProjectForm(zone: string): ProjectFormValues {
  return {
    title: '',
    est_hours: String(NEW_EST_HOURS),
    start_date: toWallTime(new Date().toISOString(), zone),
    end_date: '',
  };
}

/** Returns the form values of a stored project. */
export function projectToForm(project: Project, zone: string): ProjectFormValues {
  return {
    title: project.title,
    est_hours: String(project.est_hours),
    start_date: toWallTime(project.start_date, zone),
    end_date: project.end_date ? toWallTime(project.end_date, zone) : '',
  };
}

/** Returns the body that creates or updates a project. */
export function toProjectBody(values: ProjectFormValues, zone: string) {
  return {
    title: values.title,
    est_hours: values.est_hours.trim() === '' ? null : Number(values.est_hours),
    start_date: fromWallTime(values.start_date, zone) || null,
    end_date: fromWallTime(values.end_date, zone) || null,
  };
}

const check = yupResolver(projectCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules; zones do not change the order of dates. */
export const projectResolver: Resolver<ProjectFormValues> = async (values, context, options) => {
  const result = await check(toProjectBody(values, 'UTC'), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
