import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratchFolder } from '@org/config/scratch';
import type { Page } from '@org/schema/entities';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_LONG } from './support/chaos.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { json } from './support/saving-clients.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const HOUR = 3_600_000;
/** Offset of the server's clock from that of its database. A zone with daylight saving time makes the change of the hour real. */
const CLOCKS: Readonly<Record<string, { readonly shift: number; readonly jump: number }>> = {
  'three hours ahead': { shift: 3 * HOUR, jump: 0 },
  'three hours behind': { shift: -3 * HOUR, jump: 0 },
  'on the night that daylight saving time begins': {
    shift: Date.UTC(2027, 2, 28, 0, 59, 58) - Date.now(),
    jump: 0,
  },
  'on the night that daylight saving time ends': {
    shift: Date.UTC(2027, 9, 31, 0, 59, 58) - Date.now(),
    jump: 0,
  },
  'at the end of a leap day': { shift: Date.UTC(2028, 1, 29, 23, 59, 58) - Date.now(), jump: 0 },
  'that jumps three hours forward': { shift: 0, jump: 3 * HOUR },
  'that jumps three hours back': { shift: 0, jump: -3 * HOUR },
};

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = scratchFolder('clock');
  databaseUrl = await emptyDatabase();
  // A server with the right clock creates the demo once.
  const first = await start({ shift: 0, jump: 0 });
  first.child.kill('SIGTERM');
  await first.ended;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start({ shift, jump }: { shift: number; jump: number }): Promise<ServerProcess> {
  return serverProcess({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    TZ: 'Europe/Berlin',
    ATRIUM_CLOCK_SHIFT: String(shift),
    ATRIUM_CLOCK_JUMP: String(jump),
    NODE_OPTIONS: `--import=${new URL('./support/clock-hook.ts', import.meta.url).href}`,
  });
}

/** A normal run takes one night and both jumps, the long form takes all. */
const USUAL = Object.entries(CLOCKS).filter(
  ([name, { jump }]) => IS_LONG || jump !== 0 || name === 'at the end of a leap day',
);

it.each(USUAL)(
  'serves users with a clock %s',
  async (_name, clock) => {
    const server = await start(clock);
    const now = (): number => Date.now() + clock.shift + (jumped ? clock.jump : 0);
    let jumped = false;
    const cookie = await server.signIn('admin@atrium.test');
    const create = (title: string, key: string, publish_date: string) =>
      server.send({
        method: 'POST',
        path: '/api/v1/admin/pages/',
        headers: { ...json(cookie), 'idempotency-key': key },
        body: JSON.stringify({ title, excerpt: 'e', status: 'published', publish_date }),
      });
    const key = randomUUID();
    const title = `Clock ${key.slice(0, 8)}`;
    const first = await create(title, key, new Date(now() - 1000).toISOString());
    expect(first.status, first.text).toBe(201);

    if (clock.jump !== 0) {
      server.child.kill('SIGUSR2');
      await sleep(200);
      jumped = true;
    }
    // The session stays valid, a repeated request returns the same page, and versions continue.
    const me = await server.send({ method: 'GET', path: '/api/v1/admin/me/', headers: { cookie } });
    expect(me.status).toBe(200);
    const { page } = JSON.parse(first.text) as { page: Page };
    const repeat = await create(title, key, page.publish_date);
    expect(repeat.text).toBe(first.text);
    const saved = await server.send({
      method: 'PUT',
      path: '/api/v1/admin/pages/',
      headers: json(cookie),
      body: JSON.stringify({ id: page.id, excerpt: 'changed', version: page.version }),
    });
    expect(saved.status, saved.text).toBe(200);

    // Clients can request the events that they missed.
    const open = await server.send({
      method: 'GET',
      path: '/api/v1/admin/events/?once=1',
      headers: { cookie },
    });
    const last = /^id: (.+)$/m.exec(open.text)?.[1] ?? '';
    await server.send({
      method: 'PUT',
      path: '/api/v1/admin/pages/',
      headers: json(cookie),
      body: JSON.stringify({ id: page.id, excerpt: 'again' }),
    });
    const missed = await server.send({
      method: 'GET',
      path: '/api/v1/admin/events/?once=1',
      headers: { cookie, 'last-event-id': last },
    });
    expect(missed.text).toMatch(new RegExp(`"entity":"page","id":${page.id},`));

    // A page is public once the server's own clock reaches its date, and a new session is valid as well.
    const later = await create(
      `Later ${title}`,
      randomUUID(),
      new Date(now() + 1500).toISOString(),
    );
    const { slug } = (JSON.parse(later.text) as { page: Page }).page;
    const visit = async (): Promise<number> =>
      (
        await server.send({
          method: 'GET',
          path: `/api/v1/pages/?slug=${slug}`,
          headers: { host: 'demo.localhost:3000' },
        })
      ).status;
    expect(await visit()).toBe(404);
    await sleep(1600);
    expect(await visit()).toBe(200);
    const again = await server.signIn('editor@atrium.test');
    expect(
      (await server.send({ method: 'GET', path: '/api/v1/admin/me/', headers: { cookie: again } }))
        .status,
    ).toBe(200);

    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    const { rows } = await owner.query('select from app.pages where title = $1', [title]);
    await owner.end();
    expect(rows).toHaveLength(1);
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  },
  240_000,
);
