import type { BoardCard } from '@org/schema/entities';
import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { expect, it } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import { applyCard, applyPage, confirmMove } from './apply-server.ts';
import {
  type BoardState,
  type CardMove,
  cardKey,
  compareCards,
  EMPTY_BOARD,
} from './board-state.ts';
import { getCard, getView } from './board-view.ts';
import { makeMove } from './make-move.ts';

const COLUMNS = [1, 2, 3];
const CARDS = 8;

/** A server that places cards by the rules of the API. */
class Server {
  readonly cards = new Map<string, BoardCard>();
  readonly answers = new Map<string, BoardCard>();

  constructor() {
    let position: string | null = null;
    for (let id = 1; id <= CARDS; id += 1) {
      position = generateKeyBetween(position, null);
      const card = testCard({ id, position, column_id: COLUMNS[id % 3] ?? 1 });
      this.cards.set(cardKey(card), card);
    }
  }

  list(columnId: number): BoardCard[] {
    return [...this.cards.values()]
      .filter((card) => card.column_id === columnId)
      .sort(compareCards);
  }

  move({ id, card, columnId, before, after }: CardMove): BoardCard {
    const known = this.answers.get(id);
    if (known) return known;
    const key = cardKey(card);
    const others = this.list(columnId).filter((other) => cardKey(other) !== key);
    const at = (ref: CardMove['before']) =>
      ref ? others.findIndex((other) => cardKey(other) === cardKey(ref)) : -1;
    const index = at(before) >= 0 ? at(before) : at(after) >= 0 ? at(after) + 1 : others.length;
    const position = generateKeyBetween(
      others[index - 1]?.position ?? null,
      others[index]?.position ?? null,
    );
    const current = this.cards.get(key) ?? card;
    const moved = { ...current, column_id: columnId, position, version: current.version + 1 };
    this.cards.set(key, moved);
    this.answers.set(id, moved);
    return moved;
  }
}

/** A person at a board, with events of others that have not arrived yet. */
class Client {
  state: BoardState;
  readonly events: string[] = [];

  constructor(server: Server) {
    this.state = COLUMNS.reduce(
      (state, columnId) =>
        applyPage(state, {
          columnId,
          cards: server.list(columnId),
          from: null,
          to: null,
          clock: 0,
        }),
      EMPTY_BOARD,
    );
  }

  drag(id: string, cardId: number, columnId: number, index: number): void {
    const card = getCard(this.state, `task ${cardId}`);
    const keys = getView(this.state).get(columnId) ?? [];
    const move = card && makeMove({ id, boardId: 1, card }, keys, { columnId, index });
    if (move) this.state = { ...this.state, moves: [...this.state.moves, move] };
  }
}

const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('drag', 'drag', 'send', 'lose', 'hear'),
  card: fc.integer({ min: 1, max: CARDS }),
  column: fc.constantFrom(...COLUMNS),
  index: fc.nat(CARDS),
});

it('reaches the order of the server on every screen, whatever is moved, delayed or repeated', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();
      const clients = [new Client(server), new Client(server), new Client(server)];
      let made = 0;

      const send = (client: Client, isLost: boolean): void => {
        const [move] = client.state.moves;
        if (!move) return;
        const isRepeated = server.answers.has(move.id);
        const moved = server.move(move);
        if (!isRepeated) for (const other of clients) other.events.push(cardKey(moved));
        if (!isLost) client.state = confirmMove(client.state, move.id, moved);
      };
      const hear = (client: Client): void => {
        const key = client.events.shift();
        const card = key === undefined ? undefined : server.cards.get(key);
        if (card) client.state = applyCard(client.state, card);
      };

      for (const { who, what, card, column, index } of steps) {
        const client = clients[who];
        if (!client) continue;
        if (what === 'drag') client.drag(`${who} ${made++}`, card, column, index);
        else if (what === 'hear') hear(client);
        else send(client, what === 'lose');
      }
      for (const client of clients) while (client.state.moves.length > 0) send(client, false);
      for (const client of clients) while (client.events.length > 0) hear(client);

      const order = COLUMNS.map((column) => server.list(column).map(cardKey));
      for (const { state } of clients)
        expect(COLUMNS.map((column) => getView(state).get(column))).toEqual(order);
      expect(order.flat()).toHaveLength(CARDS);
    }),
    { numRuns: 300 },
  );
});
