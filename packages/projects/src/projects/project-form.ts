import {
  changedFields,
  customFieldsToBody,
  customFieldsToForm,
  toNumber,
  validateBy,
} from '@org/admin-kit';
import {
  NEW_EST_HOURS,
  type Priority,
  type Project,
  type ProjectStatus,
  projectCreateSchema,
} from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/**
 * Form values of a project, by the names of its fields. Dates are local times such as `2026-03-10T08:00`, ids and numbers are text;
 * '' for none.
 */
export type ProjectFormValues = {
  title: string;
  est_hours: string;
  customer_id: string;
  vehicle_id: string;
  board_id: string;
  column_id: string;
  start_date: string;
  end_date: string;
  assignees: number[];
  /** Ids of invoices. */
  attachedInvoices: number[];
  status: ProjectStatus;
  priority: Priority;
  /** Hours. */
  budget_minutes: string;
  budget_amount: string;
  is_billable: boolean;
  hourly_rate: string;
  color: string;
  description: string;
  /** Values by key. */
  custom_fields: Record<string, unknown>;
};

const MINUTES = 60;

/** Color of a new project. */
const NEW_COLOR = '#2f6fde';

/** Returns the form values of a new project, which starts now. */
export function emptyProjectForm(zone: string): ProjectFormValues {
  return {
    title: '',
    est_hours: String(NEW_EST_HOURS),
    customer_id: '',
    vehicle_id: '',
    board_id: '',
    column_id: '',
    start_date: toWallTime(new Date().toISOString(), zone),
    end_date: '',
    assignees: [],
    attachedInvoices: [],
    status: 'active',
    priority: 'none',
    budget_minutes: '',
    budget_amount: '',
    is_billable: true,
    hourly_rate: '',
    color: NEW_COLOR,
    description: '',
    custom_fields: {},
  };
}

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** Returns the form values of a stored project. */
export function projectToForm(project: Project, zone: string): ProjectFormValues {
  const { title, description, priority, is_billable, color, budget_minutes } = project;
  return {
    title,
    description,
    priority,
    is_billable,
    color,
    status: project.status as ProjectStatus,
    est_hours: String(project.est_hours),
    customer_id: toText(project.customer_id),
    vehicle_id: toText(project.vehicle_id),
    board_id: toText(project.board_id),
    column_id: toText(project.column_id),
    start_date: toWallTime(project.start_date, zone),
    end_date: project.end_date ? toWallTime(project.end_date, zone) : '',
    assignees: project.assignees.map(({ id }) => id),
    attachedInvoices: project.attachedInvoices.map(({ id }) => id),
    budget_minutes: budget_minutes === null ? '' : String(budget_minutes / MINUTES),
    budget_amount: toText(project.budget_amount),
    hourly_rate: toText(project.hourly_rate),
    custom_fields: customFieldsToForm(project.custom_fields),
  };
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));

function toMinutes(hours: string): number | string | null {
  const value = toNumber(hours);
  return typeof value === 'number' ? Math.round(value * MINUTES) : value;
}

function wholeBody(values: ProjectFormValues, zone: string) {
  const { est_hours, customer_id, vehicle_id, board_id, column_id, ...plain } = values;
  return {
    ...plain,
    est_hours: toNumber(est_hours),
    customer_id: toId(customer_id),
    vehicle_id: toId(vehicle_id),
    ...(board_id && { board_id: toId(board_id) }),
    ...(column_id && { column_id: toId(column_id) }),
    start_date: fromWallTime(values.start_date, zone) || null,
    end_date: fromWallTime(values.end_date, zone) || null,
    budget_minutes: toMinutes(values.budget_minutes),
    budget_amount: toNumber(values.budget_amount),
    hourly_rate: toNumber(values.hourly_rate),
    custom_fields: customFieldsToBody(values.custom_fields),
  };
}

/** Returns the body that creates a project, or the changed fields of a stored one, whose values are `base`. */
export function toProjectBody(values: ProjectFormValues, zone: string, base?: ProjectFormValues) {
  const body = wholeBody(values, zone);
  return base ? changedFields(body, wholeBody(base, zone)) : body;
}

/** Validates the form by the server's rules. A zone does not change the order of its dates. */
export const projectResolver: Resolver<ProjectFormValues> = validateBy(
  projectCreateSchema,
  (values: ProjectFormValues) => wholeBody(values, 'UTC'),
);
