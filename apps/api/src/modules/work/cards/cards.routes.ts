import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { getCard, listCards } from './list-cards.ts';
import { moveCard, renewAfterMove } from './move-card.ts';
import { visitBoard } from './visit-board.ts';

const { boards } = apiContract;

/** Creates the routes of the cards of boards. */
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
