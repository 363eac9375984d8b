import { type InferType, number, object, string } from 'yup';
import { idField, instantField, lineField } from '../../fields/fields.ts';
import { personRefSchema } from './work-fields.ts';

/** A template of projects: the tasks of a project with their checklists, dependencies and dates relative to the start. */
export const projectTemplateSchema = object({
  id: idField().required(),
  name: string().defined(),
  tasks_count: number().integer().required(),
  /** Sum of the estimated hours of its tasks. */
  est_hours: number().required(),
  created_by: personRefSchema.nullable(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type ProjectTemplate = InferType<typeof projectTemplateSchema>;

/** Body that names a template. */
export const projectTemplateNameSchema = object({
  name: lineField(200).trim().required('Name is required'),
}).noUnknown();

/** Body that creates a project from a template. */
export const projectFromTemplateSchema = object({
  title: lineField(200).trim().required('Title is required'),
  /** Start of the project, which the dates of the template refer to. */
  start_date: instantField().required('Start Date is required'),
  customer_id: idField().nullable(),
}).noUnknown();
export type ProjectFromTemplate = InferType<typeof projectFromTemplateSchema>;
