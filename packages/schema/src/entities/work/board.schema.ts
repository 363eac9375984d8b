import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import {
  assigneeSchema,
  assigneesField,
  hexColorField,
  PRIORITIES,
  type Priority,
  personRefSchema,
} from './work-fields.ts';

/** Maximum number of columns of a board. */
export const MAX_COLUMNS = 50;

/** A board. Staff without `kanban.can_view_all` see those that are theirs or shared with them. */
export const boardSchema = object({
  id: idField().required(),
  name: string().defined(),
  /** User who owns it. */
  user_id: idField().nullable().defined(),
  user: personRefSchema.nullable(),
  /** People with whom it is shared. */
  assignees: array(assigneeSchema.required()).required(),
  is_shared: boolean().required(),
  /** True for the board of new projects and tasks. */
  is_default: boolean().required(),
  color: string().defined(),
  columns_count: number().integer().required(),
  tags: array(tagRefSchema.required()).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
  created_by: personRefSchema.nullable(),
}).noUnknown();
export type Board = InferType<typeof boardSchema>;

const boardWritable = {
  color: hexColorField(),
  assignees: assigneesField(),
  is_default: boolean(),
};

const BOARD_READ_ONLY = [
  'id',
  'user',
  'user_id',
  'is_shared',
  'columns_count',
  'tags',
  'created_at',
  'updated_at',
  'deleted_at',
  'created_by',
];

const boardName = () => lineField(120).trim();

/** Body that creates a board; its columns may be named, otherwise it has three. */
export const boardCreateSchema = object({
  name: boardName().required('Please enter a name'),
  ...boardWritable,
  columns: array(
    object({
      name: lineField(80).trim().required('Please enter a name'),
      color: hexColorField(),
      wip_limit: number().integer().min(1).max(10_000).nullable(),
      is_done: boolean(),
    })
      .noUnknown()
      .required(),
  ).max(MAX_COLUMNS),
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...BOARD_READ_ONLY, 'version'] });
export type BoardCreate = InferType<typeof boardCreateSchema>;

/** Body that updates a board. */
export const boardUpdateSchema = object({
  version: versionField(),
  name: boardName().min(1, 'Please enter a name'),
  ...boardWritable,
})
  .noUnknown()
  .meta({ readOnly: BOARD_READ_ONLY });
export type BoardUpdate = InferType<typeof boardUpdateSchema>;

/** Fields that a bulk update of boards can set. */
export const boardBulkSchema = object({ color: boardWritable.color }).noUnknown();

/** Fields of the list of boards. */
export const BOARD_FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  user: { type: 'person', label: 'Owner' },
  is_default: { type: 'boolean', label: 'Default' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});

/** A column of a board. */
export const boardColumnSchema = object({
  id: idField().required(),
  board_id: idField().required(),
  name: string().defined(),
  color: string().defined(),
  position: number().integer().required(),
  /** Number of cards above which the column is too full; null for no limit. */
  wip_limit: number().integer().nullable().defined(),
  /** True when cards in it are done. */
  is_done: boolean().required(),
  task_count: number().integer().required(),
  project_count: number().integer().required(),
}).noUnknown();
export type BoardColumn = InferType<typeof boardColumnSchema>;

const columnWritable = {
  color: hexColorField(),
  wip_limit: number().integer().min(1, 'Use 1 or more').max(10_000).nullable(),
  is_done: boolean(),
};

const COLUMN_READ_ONLY = ['id', 'board_id', 'position', 'task_count', 'project_count'];

/** Body that creates a column. */
export const boardColumnCreateSchema = object({
  name: lineField(80).trim().required('Please enter a name'),
  ...columnWritable,
})
  .noUnknown()
  .meta({ readOnly: COLUMN_READ_ONLY });
export type BoardColumnCreate = InferType<typeof boardColumnCreateSchema>;

/** Body that updates a column. */
export const boardColumnUpdateSchema = object({
  name: lineField(80).trim().min(1, 'Please enter a name'),
  ...columnWritable,
})
  .noUnknown()
  .meta({ readOnly: COLUMN_READ_ONLY });
export type BoardColumnUpdate = InferType<typeof boardColumnUpdateSchema>;

/** Records that stand on boards. */
export const CARD_ENTITIES = ['task', 'project'] as const;
export type CardEntity = (typeof CARD_ENTITIES)[number];

/** A task or project as boards show it. */
export const boardCardSchema = object({
  entity: mixed<CardEntity>().oneOf(CARD_ENTITIES).required(),
  id: idField().required(),
  number: number().integer().required(),
  title: string().defined(),
  column_id: idField().required(),
  /** Text by which cards of a column are sorted. */
  position: string().required(),
  priority: mixed<Priority>().oneOf(PRIORITIES).required(),
  est_hours: number().required(),
  tracked_minutes: number().integer().required(),
  due_date: string().nullable().defined(),
  is_done: boolean().required(),
  project_id: idField().nullable().defined(),
  project_title: string().defined(),
  customer_name: string().defined(),
  comments_count: number().integer().required(),
  checklist_done: number().integer().required(),
  checklist_total: number().integer().required(),
  assignees: array(assigneeSchema.required()).required(),
  tags: array(tagRefSchema.required()).required(),
  version: versionField().required(),
}).noUnknown();
export type BoardCard = InferType<typeof boardCardSchema>;

/** Body that moves a card: into a column, before or after another card, or else to its end. */
export const boardMoveSchema = object({
  entity: mixed<CardEntity>().oneOf(CARD_ENTITIES, 'Use task or project').required(),
  id: idField().required(),
  column_id: idField().required(),
  /** Card that comes right after it. A card that has moved away is ignored. */
  before_id: idField().nullable(),
  before_entity: mixed<CardEntity>().oneOf(CARD_ENTITIES),
  /** Card that comes right before it. */
  after_id: idField().nullable(),
  after_entity: mixed<CardEntity>().oneOf(CARD_ENTITIES),
  /** Person who is no longer assigned, such as that of the row that the card leaves; only for users who may assign people. */
  unassign_id: idField(),
  /** Person who is assigned, such as that of the row that the card enters. */
  assign_id: idField(),
  /** New project of a task; null for none. */
  project_id: idField().nullable(),
  version: versionField(),
}).noUnknown();
export type BoardMove = InferType<typeof boardMoveSchema>;
