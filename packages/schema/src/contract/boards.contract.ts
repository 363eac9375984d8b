import { array, boolean, mixed, number, object, string } from 'yup';
import {
  BOARD_FIELDS,
  boardBulkSchema,
  boardCardSchema,
  boardColumnCreateSchema,
  boardColumnSchema,
  boardColumnUpdateSchema,
  boardCreateSchema,
  boardMoveSchema,
  boardSchema,
  boardUpdateSchema,
  CARD_ENTITIES,
  type CardEntity,
} from '../entities/work/board.schema.ts';
import { assigneeSchema, PRIORITIES, type Priority } from '../entities/work/work-fields.ts';
import { idField, idListField, lineField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';
import { fieldsQuery, listQuery, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';
import { assigneeCalls, done, workAccess } from './work-parts.contract.ts';

const path = '/api/v1/admin/kanban/project/boards/';
const boardPath = '/api/v1/admin/kanban/project/{boardId}/';

const calls = entityContract({
  name: 'board',
  plural: 'boards',
  words: ['board', 'boards'],
  path,
  module: 'kanban',
  plan: 'enterprise',
  record: boardSchema,
  create: boardCreateSchema,
  update: boardUpdateSchema,
  bulk: boardBulkSchema,
  fields: BOARD_FIELDS,
});

const board = object({ boardId: idField().required() }).noUnknown();
const column = object({ boardId: idField().required(), id: idField().required() }).noUnknown();
const oneColumn = object({ column: boardColumnSchema.required(), message: string().required() });
const columnList = object({
  results: object({
    rows: array(boardColumnSchema.required()).required(),
    total: number().integer().required(),
  }).required(),
});

/** Endpoints of boards, their columns and their cards. */
export const boardsContract = {
  ...calls,
  list: defineRoute({
    ...calls.list,
    query: fieldsQuery(BOARD_FIELDS, {}, { rows: 200 }),
    response: listResponse(boardSchema).shape({ boards: array(boardSchema.required()).required() }),
  }),
  ...assigneeCalls({ plural: 'boards', path: '/api/v1/admin/boards/', module: 'kanban' }),
  columns: defineRoute({
    id: 'boards.columns',
    method: 'GET',
    path: `${boardPath}columns/`,
    summary: 'List the columns of a board in their order, with the numbers of their cards',
    access: workAccess('kanban.can_view'),
    params: board,
    response: columnList,
    errors: ['not_found'],
  }),
  createColumn: defineRoute({
    id: 'boards.createColumn',
    method: 'POST',
    path: `${boardPath}columns/`,
    summary: 'Add a column at the end of a board',
    status: 201,
    access: workAccess('kanban.can_update'),
    params: board,
    body: boardColumnCreateSchema,
    bodyLimit: SMALL_BODY,
    response: oneColumn,
    errors: ['not_found'],
  }),
  updateColumn: defineRoute({
    id: 'boards.updateColumn',
    method: 'PUT',
    path: `${boardPath}columns/{id}/`,
    summary: 'Change a column',
    access: workAccess('kanban.can_update'),
    params: column,
    body: boardColumnUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: oneColumn,
    errors: ['not_found'],
  }),
  removeColumn: defineRoute({
    id: 'boards.removeColumn',
    method: 'DELETE',
    path: `${boardPath}columns/{id}/`,
    summary: 'Delete a column; its cards move to the end of another column',
    access: workAccess('kanban.can_update'),
    params: column,
    query: object({ moveTo: idField() }).noUnknown(),
    response: done,
    errors: ['not_found', 'not_now'],
  }),
  orderColumns: defineRoute({
    id: 'boards.orderColumns',
    method: 'PUT',
    path: `${boardPath}columns/order/`,
    summary: 'Set the order of the columns; all of them are named',
    access: workAccess('kanban.can_update'),
    params: board,
    body: object({ ids: idListField(50).required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: columnList,
    errors: ['not_found'],
  }),
  cards: defineRoute({
    id: 'boards.cards',
    method: 'GET',
    path: `${boardPath}cards/`,
    summary: 'List the cards of a column in their order',
    access: workAccess('kanban.can_view'),
    params: board,
    query: listQuery(
      [],
      {
        columnId: idField().required('Please name a column'),
        assigneeId: idField(),
        projectId: idField(),
        priority: mixed<Priority>().oneOf(PRIORITIES),
        text: lineField(200).trim(),
      },
      50,
    ),
    response: listResponse(boardCardSchema),
    errors: ['not_found'],
  }),
  card: defineRoute({
    id: 'boards.card',
    method: 'GET',
    path: `${boardPath}cards/{key}/{id}/`,
    summary: 'One card, to refresh a board after an event',
    access: workAccess('kanban.can_view'),
    params: object({
      boardId: idField().required(),
      key: mixed<CardEntity>().oneOf(CARD_ENTITIES).required(),
      id: idField().required(),
    }).noUnknown(),
    response: object({ card: boardCardSchema.required() }),
    errors: ['not_found'],
  }),
  presence: defineRoute({
    id: 'boards.presence',
    method: 'PUT',
    path: `${boardPath}presence/`,
    summary: 'Say that the user looks at a board, or no longer does, and list who does',
    access: workAccess('kanban.can_view'),
    quiet: true,
    params: board,
    body: object({ isPresent: boolean().required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ people: array(assigneeSchema.required()).required() }),
    errors: ['not_found'],
  }),
  move: defineRoute({
    id: 'boards.move',
    method: 'POST',
    path: `${boardPath}move/`,
    summary: 'Move a card to a place in a column',
    idempotent: true,
    access: workAccess('kanban.can_update'),
    params: board,
    body: boardMoveSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      item: object({
        entity: mixed<CardEntity>().oneOf(CARD_ENTITIES).required(),
        id: idField().required(),
        column_id: idField().required(),
        column_name: string().defined(),
        column_color: string().defined(),
        position: string().required(),
        is_done: boolean().required(),
        version: number().integer().required(),
      }).required(),
      /** True when the positions of the whole column were renewed: clients reload it. */
      rebalanced: boolean().required(),
    }),
    errors: ['not_found', 'conflict'],
  }),
};
