import { boolean, type InferType, mixed, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import type { TreeFragment } from './builder-node.ts';
import { contentField } from './page.schema.ts';

/** Types of component templates. */
export const TEMPLATE_TYPES = ['container', 'section'] as const;

/** Types of stored templates: those that are copied into pages, and components, which pages show as they are now. */
export const STORED_TEMPLATE_TYPES = [...TEMPLATE_TYPES, 'component'] as const;
export type TemplateType = (typeof STORED_TEMPLATE_TYPES)[number];

/** Targets of component templates: pages, or emails. The server derives the target from the blocks. */
export const TEMPLATE_TARGETS = ['page', 'email'] as const;
export type TemplateTarget = (typeof TEMPLATE_TARGETS)[number];

const nameField = () => lineField(120).trim();

/** Unvalidated content of a saved container; the content guard validates it. */
const fragmentField = () =>
  mixed<TreeFragment>(
    (value): value is TreeFragment =>
      typeof value === 'object' &&
      value !== null &&
      typeof (value as TreeFragment).rootNodeId === 'string' &&
      typeof (value as TreeFragment).nodes === 'object' &&
      (value as TreeFragment).nodes !== null,
  ).typeError('must be an object with rootNodeId and nodes');

/** Fields of a template that only the server sets, or that cannot change after its creation. */
const READ_ONLY = [
  'created_at',
  'updated_at',
  'deleted_at',
  'id',
  'isSystem',
  'thumbnail',
  'category',
] as const;

/** A component template. `content` is a fragment for saved containers and encoded text otherwise. */
export const templateSchema = object({
  id: idField().required(),
  name: string().defined(),
  type: mixed<TemplateType>().oneOf(STORED_TEMPLATE_TYPES).required(),
  content: mixed<TreeFragment | string>().nullable(),
  thumbnail: string().nullable(),
  category: string().nullable(),
  isSystem: boolean().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type ComponentTemplate = InferType<typeof templateSchema>;

/** Body of `savecomponenttemplate/`. */
export const saveContainerSchema = object({
  componentName: nameField().required('Please enter a name'),
  type: mixed<'container'>().oneOf(['container']).default('container'),
  content: fragmentField().required(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of `POST component-template/`. */
export const templateCreateSchema = object({
  componentName: nameField().required('Please enter a name'),
  type: mixed<TemplateType>().oneOf(STORED_TEMPLATE_TYPES),
  content: contentField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of `PUT component-template/{id}/`. */
export const templateUpdateSchema = object({
  content: mixed<TreeFragment | string>().nullable(),
  name: nameField().min(1, 'Please enter a name'),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'type'] });
