import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { FILTER_LIMITS, type FilterGroup } from '../../list/list-filter.ts';

/** Maximum length of a view's name, and number of its columns. */
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

/** State of a list that a view saves. Absent fields use the list's defaults. */
const listConfigSchema = object({
  search: lineField(200).trim(),
  filter: filterObject().nullable(),
  /** Up to three comma-separated names, as in the query of lists. */
  orderBy: string().max(300),
  orderDirection: string().max(30),
  /** Names of the columns in order. */
  columns: array(string().max(120).required()).max(LIMITS.columns),
  itemsPerPage: number().integer().min(1).max(200),
}).noUnknown();
export type ListConfig = InferType<typeof listConfigSchema>;

/** A named state of a list, private or shared with everyone who can see the list. */
export const savedViewSchema = object({
  id: idField().required(),
  /** Plural name of the entity, as in the names of its endpoints: `customers`. */
  entity: string().required(),
  name: string().required(),
  config: listConfigSchema.required(),
  is_shared: boolean().required(),
  /** True for the view that the owner's list opens with. */
  is_default: boolean().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).required(),
  version: versionField().required(),
}).noUnknown();
export type SavedView = InferType<typeof savedViewSchema>;

const READ_ONLY = ['id', 'user'];

/** Body that creates a view. */
export const savedViewCreateSchema = object({
  entity: lineField(60).required(),
  name: lineField(LIMITS.name).trim().required('Please enter a name'),
  config: listConfigSchema.required(),
  is_shared: boolean().default(false),
  is_default: boolean().default(false),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body that updates a view: any of its fields, and the version that they are based on. */
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
