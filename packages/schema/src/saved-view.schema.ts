import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';
import { FILTER_LIMITS, type FilterGroup } from './list/list-filter.ts';

/** Longest name of a view, and most columns that it keeps. */
const LIMITS = { name: 80, columns: 100 } as const;

/** A filter as an object; the server checks it against the fields of the view's entity. */
const filterObject = () =>
  mixed<FilterGroup>().test(
    'filter',
    'This field must be a filter',
    (filter) =>
      filter === undefined ||
      filter === null ||
      (typeof filter === 'object' && JSON.stringify(filter).length <= FILTER_LIMITS.characters),
  );

/** What a list shows, and how: the part of its state that a view keeps. What is absent is the list's own default. */
const listConfigSchema = object({
  search: lineField(200).trim(),
  filter: filterObject().nullable(),
  /** As lists are asked: up to three names with commas. */
  orderBy: string().max(300),
  orderDirection: string().max(30),
  /** Names of the columns in their order. */
  columns: array(string().max(120).required()).max(LIMITS.columns),
  itemsPerPage: number().integer().min(1).max(200),
}).noUnknown();
export type ListConfig = InferType<typeof listConfigSchema>;

/** A state of a list that somebody keeps under a name, for themselves or for everybody who sees the list. */
export const savedViewSchema = object({
  id: idField().required(),
  /** Plural name of the entity, as in the names of its calls: `customers`. */
  entity: string().required(),
  name: string().required(),
  config: listConfigSchema.required(),
  is_shared: boolean().required(),
  /** True for the view that its owner's list opens with. */
  is_default: boolean().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).required(),
  version: versionField().required(),
}).noUnknown();
export type SavedView = InferType<typeof savedViewSchema>;

const READ_ONLY = ['id', 'user'];

/** Body of a view's creation. */
export const savedViewCreateSchema = object({
  entity: lineField(60).required(),
  name: lineField(LIMITS.name).trim().required('Please enter a name'),
  config: listConfigSchema.required(),
  is_shared: boolean().default(false),
  is_default: boolean().default(false),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of a view's change: any of its parts, and the version that they were based on. */
export const savedViewUpdateSchema = object({
  name: lineField(LIMITS.name).trim().min(1, 'Please enter a name'),
  config: listConfigSchema.optional().default(undefined),
  is_shared: boolean(),
  is_default: boolean(),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'entity'] });
export type SavedViewUpdate = InferType<typeof savedViewUpdateSchema>;
