import { apiContract } from '@org/schema/contract';
import type { Board } from '@org/schema/entities';
import { listEntities } from '../../../kernel/entities/entity.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { boardEntity } from './board.entity.ts';
import { createColumn, listColumns, orderColumns } from './board-columns.ts';
import { defaultColumn } from './default-board.ts';
import { assignRoutes } from './people/assign.ts';
import { BOARD_MEMBERS } from './people/record-people.ts';

const { boards } = apiContract;

/** Returns rows as an answer with their number. */
const counted = <Row>(rows: readonly Row[]) => ({
  results: { rows: [...rows], total: rows.length },
});

/** Creates the routes of the columns of boards, but those that change tasks. */
function columnRoutes(): BoundRoute[] {
  return [
    staffRoute(boards.columns, async (input) =>
      counted(await inTenant(input, (w) => listColumns(w, input.params.boardId))),
    ),
    staffRoute(boards.createColumn, async (input) => ({
      column: await inTenant(input, (w) => createColumn(w, input.params.boardId, input.body)),
      message: 'Column added',
    })),
    staffRoute(boards.orderColumns, async (input) =>
      counted(await inTenant(input, (w) => orderColumns(w, input.params.boardId, input.body.ids))),
    ),
  ];
}

/** Creates the routes of boards and their columns. */
export function boardRoutes(send: SendJob): BoundRoute[] {
  const usual = entityRoutes(boards, boardEntity, send);
  return [
    ...usual.filter(({ contract }) => contract !== boards.list),
    staffRoute(boards.list, async (input) => {
      const results = await inTenant(input, async (w) => {
        // The first look at the boards of a tenant finds one.
        await defaultColumn(w);
        return listEntities<Board>(w, boardEntity, input.query);
      });
      return { results, boards: results.rows };
    }),
    ...assignRoutes(boards, boardEntity, BOARD_MEMBERS),
    ...columnRoutes(),
  ];
}
