import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { type RepeatTasks, removeColumn, updateColumn } from '../boards/board-columns.ts';
import { repeatTasks } from '../tasks/repeat-task.ts';
import { taskEntity } from '../tasks/task.entity.ts';
import { getCard, listCards } from './list-cards.ts';
import { moveCard, renewAfterMove } from './move-card.ts';
import { visitBoard } from './visit-board.ts';

const { boards } = apiContract;

const repeat: RepeatTasks = (write, ids) => repeatTasks(write, taskEntity, ids);

/** Creates the routes of the cards of boards, and of changes of columns that change their cards. */
export function cardRoutes(): BoundRoute[] {
  return [
    staffRoute(boards.cards, async (input) => ({
      results: await inTenant(input, (w) => listCards(w, input.params.boardId, input.query)),
    })),
    staffRoute(boards.card, async (input) => ({
      card: await inTenant(input, (w) =>
        getCard(w, input.params.boardId, input.params.key, input.params.id),
      ),
    })),
    staffRoute(boards.presence, async (input) => ({
      people: await inTenant(input, (w) =>
        visitBoard(w, input.params.boardId, input.body.isPresent),
      ),
    })),
    staffRoute(boards.updateColumn, async (input) => ({
      column: await inTenant(input, (w) =>
        updateColumn(w, input.params.boardId, input.params.id, input.body, repeat),
      ),
      message: 'Column saved',
    })),
    staffRoute(boards.removeColumn, async (input) => {
      await inTenant(input, (w) =>
        removeColumn(w, input.params.boardId, input.params.id, input.query.moveTo, repeat),
      );
      return { message: 'Column deleted' };
    }),
    staffRoute(boards.move, async (input) => {
      const { boardId } = input.params;
      const { item, isLong } = await inTenant(input, (w) => moveCard(w, boardId, input.body));
      const renewed = isLong
        ? await inTenant(input, (w) => renewAfterMove(w, boardId, item))
        : undefined;
      return { item: renewed ?? item, rebalanced: renewed !== undefined };
    }),
  ];
}
