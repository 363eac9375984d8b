import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { getCard, listCards } from './list-cards.ts';
import { moveCard } from './move-card.ts';
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
    staffRoute(boards.move, (input) =>
      inTenant(input, (w) => moveCard(w, input.params.boardId, input.body)),
    ),
  ];
}
