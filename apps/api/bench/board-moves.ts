// `pnpm --filter @org/api bench:board-moves`: 50 people move the cards of one board at random, with delays and broken connections.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createEntity } from '../src/kernel/entities/entity.service.ts';
import { openChangeFeed } from '../src/kernel/events/change-feed.ts';
import { taskEntity } from '../src/modules/work/tasks/task.entity.ts';
import { sseReader } from '../test/support/sse-reader.ts';
import { ADMIN_ORIGIN } from '../test/support/test-api.ts';
import { buildWorld, PASSWORD } from '../test/support/world.ts';
import { type BenchApi, openBenchApi } from './bench-api.ts';
import { withBenchCluster } from './bench-cluster.ts';

const PEOPLE = Number(process.env.PEOPLE ?? 50);
const MOVES = Number(process.env.MOVES ?? 100_000);
const CARDS = Number(process.env.CARDS ?? 500);
/** Open streams of one user at most; people beyond sign in as another user. */
const STREAMS = 5;
/** Longest pause of a person between two moves, ms. */
const PAUSE = Number(process.env.PAUSE ?? 400);
/** Share of moves after which a person is offline for a while. */
const OFFLINE = 0.01;

type Api = BenchApi['api'];

/** Place of a card, as a person sees it. */
interface Place {
  readonly columnId: number;
  readonly position: string;
  readonly version: number;
}

/** A move that was acknowledged. */
interface Moved {
  readonly id: number;
  readonly version: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Creates users of a tenant, and returns their cookies. */
async function signInPeople(
  { api, database }: Pick<BenchApi, 'api' | 'database'>,
  tenantId: number,
): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < Math.ceil(PEOPLE / STREAMS); n++) {
    const email = `mover${n}@test.example`;
    const authId = await api.identity.createPerson({
      email,
      displayName: `Mover ${n}`,
      password: PASSWORD,
    });
    await database.db.asPlatform('seed', async (tx) => {
      const { id } = await tx
        .insertInto('users')
        .values({
          auth_id: authId,
          tenant_id: null,
          email,
          firstname: 'Mover',
          lastname: String(n),
          display_name: `Mover ${n}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('memberships')
        .values({ user_id: id, role_id: '3', tenant_id: tenantId, agency_id: null })
        .execute();
    });
    const answer = await api.fetch(
      new Request(`${ADMIN_ORIGIN}/api/v1/auth/login/`, {
        method: 'POST',
        headers: { origin: ADMIN_ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
      { address: `10.1.0.${n}` },
    );
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }
  return cookies;
}

/** When moves were sent, by card and version, for the delay until others see them. */
const sentAt = new Map<string, number>();
const delays: number[] = [];

/** A person at the board. */
class Mover {
  readonly places = new Map<number, Place>();
  readonly moved: Moved[] = [];
  private stream: ReturnType<typeof sseReader> | undefined;
  private seen = 0;
  private lastId: string | undefined;
  private isListening = true;
  private since = 0;
  private readonly api: Api;
  private readonly cookie: string;

  constructor(api: Api, cookie: string) {
    this.api = api;
    this.cookie = cookie;
  }

  /** Listens from where the last stream ended. */
  async listen(): Promise<void> {
    this.isListening = true;
    const answer = await this.api.fetch(
      new Request(`${ADMIN_ORIGIN}/api/v1/admin/events/`, {
        headers: { cookie: this.cookie, ...(this.lastId && { 'last-event-id': this.lastId }) },
      }),
      { address: '127.0.0.1' },
    );
    this.stream = sseReader(answer.body);
    this.seen = 0;
    this.since = performance.now();
    void this.read(this.stream);
  }

  private async read(stream: ReturnType<typeof sseReader>): Promise<void> {
    while (this.stream === stream && this.isListening) {
      this.takeNew();
      await sleep(2);
    }
  }

  takeNew(): void {
    const { events = [] } = this.stream ?? {};
    for (; this.seen < events.length; this.seen++) {
      const { event, data } = events[this.seen] ?? {};
      if (event === 'reset') throw new Error('a person missed too many events');
      if (event !== 'card_moved') continue;
      const { id, columnId, position, version } = data as unknown as Place & { id: number };
      const sent = sentAt.get(`${id} ${version}`);
      // What others moved while this person was offline is not a delay.
      if (sent !== undefined && sent > this.since) delays.push(performance.now() - sent);
      if ((this.places.get(id)?.version ?? 0) < version)
        this.places.set(id, { columnId, position, version });
    }
  }

  /** Closes the stream, as a broken connection does. */
  async disconnect(): Promise<void> {
    this.isListening = false;
    this.takeNew();
    this.lastId = this.stream?.lastId();
    await this.stream?.close();
    this.stream = undefined;
  }

  /** Moves a card to a random place, and returns the status. */
  async move(board: number, columns: readonly number[], cards: readonly number[]): Promise<number> {
    const pick = <Item>(from: readonly Item[]): Item =>
      from[Math.floor(Math.random() * from.length)] as Item;
    const id = pick(cards);
    const start = performance.now();
    const answer = await this.api.fetch(
      new Request(`${ADMIN_ORIGIN}/api/v1/admin/kanban/project/${board}/move/`, {
        method: 'POST',
        headers: { cookie: this.cookie, origin: ADMIN_ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({
          entity: 'task',
          id,
          column_id: pick(columns),
          [pick(['before_id', 'after_id'])]: pick(cards),
        }),
      }),
      { address: '127.0.0.1' },
    );
    const { item } = (await answer.json()) as { item?: { version: number } };
    if (item) {
      this.moved.push({ id, version: item.version });
      sentAt.set(`${id} ${item.version}`, start);
    }
    return answer.status;
  }
}

await withBenchCluster({}, async ({ databaseUrl, folder }) => {
  const first = await openBenchApi(databaseUrl, folder);
  const feed = await openChangeFeed(first.database.appUrl, () => undefined);
  await first.close();
  const { close, ...bench } = await openBenchApi(databaseUrl, folder, { poolSize: 10, feed });
  const world = await buildWorld(bench.api, bench.database);
  const { id: tenantId, board } = world.alpha;
  const actor = {
    person: { id: 1, email: '', displayName: 'Bench', firstname: '', lastname: '' },
    roleId: '3' as const,
    permissions: new Set<never>(),
    requestId: 'bench',
    address: '',
    userAgent: '',
  };
  const cards: number[] = [];
  for (let n = 0; n < CARDS; n++)
    cards.push(
      await bench.database.db.asTenant(tenantId, async (tx) =>
        Number(
          Reflect.get(
            await createEntity({ tx, tenantId, actor }, taskEntity, {
              title: `Card ${n}`,
              board_id: board,
            }),
            'id',
          ),
        ),
      ),
    );
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows: columnRows } = await owner.query<{ id: string }>(
    'select id from app.board_columns where board_id = $1',
    [board],
  );
  const columns = columnRows.map(({ id }) => Number(id));
  const cookies = await signInPeople(bench, tenantId);
  const movers = Array.from(
    { length: PEOPLE },
    (_, at) => new Mover(bench.api, cookies[Math.floor(at / STREAMS)] ?? ''),
  );
  for (const mover of movers) await mover.listen();
  let left = MOVES;
  let refused = 0;
  const began = performance.now();
  await Promise.all(
    movers.map(async (mover) => {
      while (left-- > 0) {
        const status = await mover.move(board, columns, cards);
        if (status !== 200) refused++;
        if (Math.random() < OFFLINE) {
          await mover.disconnect();
          await sleep(500);
          await mover.listen();
        }
        await sleep(Math.random() * PAUSE);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await sleep(2000);
  const { rows } = await owner.query<{
    id: string;
    column_id: string;
    position: string;
    version: number;
  }>(
    'select id, column_id, position, version from app.tasks where board_id = $1 and id = any($2::bigint[])',
    [board, cards],
  );
  const moved = movers.flatMap((mover) => mover.moved);
  const versions = new Map<number, number>();
  for (const { id } of moved) versions.set(id, (versions.get(id) ?? 0) + 1);
  const lost = rows.filter(
    ({ id, version }) => version - 1 < (versions.get(Number(id)) ?? 0),
  ).length;
  const twice =
    rows.length - new Set(rows.map(({ column_id, position }) => `${column_id} ${position}`)).size;
  let apart = 0;
  for (const mover of movers) {
    mover.takeNew();
    for (const { id, column_id, position } of rows) {
      const place = mover.places.get(Number(id));
      if (place && (place.position !== position || place.columnId !== Number(column_id))) apart++;
      if (!place && versions.has(Number(id))) apart++;
    }
  }
  console.log(
    JSON.stringify({
      people: PEOPLE,
      moves: moved.length,
      refused,
      seconds: Math.round(seconds),
      movesPerSecond: Math.round(moved.length / seconds),
      lost,
      positionsTwice: twice,
      placesThatDiffer: apart,
      peerSees: {
        p50: Math.round(percentile(delays, 0.5)),
        p95: Math.round(percentile(delays, 0.95)),
        p99: Math.round(percentile(delays, 0.99)),
      },
    }),
  );
  for (const mover of movers) await mover.disconnect();
  await owner.end();
  await feed.close();
  await close();
});
process.exit(0);
