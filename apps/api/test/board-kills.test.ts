import { setTimeout as sleep } from 'node:timers/promises';
import type { Board, BoardColumn, Task } from '@org/schema/entities';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { type DurableCluster, durableCluster } from './support/durable-cluster.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { json } from './support/saving-clients.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const MOVERS = 6;
const random = chance();

let durable: DurableCluster;
let databaseUrl: string;
let server: ServerProcess;
let cookie = '';
let board: Board;
let columns: BoardColumn[];
let tasks: Task[];

const start = (): Promise<ServerProcess> =>
  serverProcess({ DATA_DIR: `${durable.folder}/data`, DATABASE_URL: databaseUrl, SEED: 'demo' });

async function ask<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await server.send({
    method,
    path: `/api/v1/admin/${path}`,
    headers: json(cookie),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(answer.text);
  return JSON.parse(answer.text) as Body;
}

beforeAll(async () => {
  process.stdout.write(`board kills: seed ${SEED}\n`);
  durable = await durableCluster();
  databaseUrl = await emptyDatabase(durable.cluster.url());
  server = await start();
  cookie = await server.signIn('admin@atrium.test');
  ({ board } = await ask<{ board: Board }>('POST', 'kanban/project/boards/', { name: 'Kept' }));
  const listed = await ask<{ results: { rows: BoardColumn[] } }>(
    'GET',
    `kanban/project/${board.id}/columns/`,
  );
  columns = listed.results.rows;
  tasks = [];
  for (let n = 0; n < MOVERS; n++) {
    const made = await ask<{ task: Task }>('POST', 'tasks/', {
      title: `t${n}`,
      board_id: board.id,
    });
    tasks.push(made.task);
  }
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await durable.close();
});

/** Places of a task from its mover's point of view: the last acknowledged move, and one without a response. */
interface Moves {
  readonly id: number;
  acknowledged: number;
  unknown: number | undefined;
}

/** Moves one task until the server is gone. */
async function moveOn(task: Task, heard: { moves: number }): Promise<Moves> {
  const moves: Moves = { id: task.id, acknowledged: 0, unknown: undefined };
  for (;;) {
    const column = columns[Math.floor(random() * columns.length)]?.id ?? 0;
    const beside = tasks[Math.floor(random() * tasks.length)]?.id;
    moves.unknown = column;
    try {
      await ask('POST', `kanban/project/${board.id}/move/`, {
        entity: 'task',
        id: task.id,
        column_id: column,
        before_id: beside,
      });
    } catch {
      return moves;
    }
    moves.acknowledged = column;
    moves.unknown = undefined;
    heard.moves++;
  }
}

async function checkPlaces(all: readonly Moves[]): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: string; column_id: string; position: string }>(
    'select id, column_id, position from app.tasks where board_id = $1',
    [board.id],
  );
  await owner.end();
  const places = new Map(rows.map(({ id, column_id }) => [Number(id), Number(column_id)]));
  for (const { id, acknowledged, unknown } of all)
    expect([acknowledged, unknown]).toContain(places.get(id));
  expect(new Set(rows.map(({ column_id, position }) => `${column_id} ${position}`)).size).toBe(
    tasks.length,
  );
}

async function moveUntil(kill: () => Promise<void>): Promise<Moves[]> {
  const heard = { moves: 0 };
  const moving = tasks.map((task) => moveOn(task, heard));
  await expect.poll(() => heard.moves, { timeout: 120_000, interval: 20 }).toBeGreaterThan(30);
  await sleep(random() * 300);
  await kill();
  return Promise.all(moving);
}

it.each(rounds(2, 20))(
  'keeps each acknowledged move of a card after a kill -9 of the server (round %i)',
  async () => {
    const moves = await moveUntil(async () => {
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    });
    server = await start();
    await checkPlaces(moves);
  },
  480_000,
);

it.each(rounds(1, 10))(
  'keeps each acknowledged move of a card after a kill -9 of the database (round %i)',
  async () => {
    const moves = await moveUntil(async () => {
      const { pid } = durable.cluster;
      if (pid) process.kill(pid, 'SIGKILL');
      await sleep(200);
    });
    // The cluster starts again by itself; processes of the killed one answer on their old connections for a while.
    await expect
      .poll(
        async () => {
          const client = new pg.Client({ connectionString: databaseUrl });
          // A client whose connection ends reports that as an event too.
          client.on('error', () => undefined);
          const works = await client
            .connect()
            .then(() => client.query('select 1'))
            .then(
              () => true,
              () => false,
            );
          await client.end().catch(() => undefined);
          const ready = await server.send({ method: 'GET', path: '/readyz' });
          return works && ready.status === 200;
        },
        { timeout: 80_000, interval: 200 },
      )
      .toBe(true);
    await checkPlaces(moves);
  },
  480_000,
);
