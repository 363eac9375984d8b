import { type NameServer, nameServer } from '@org/config/name-server';
import type { Domain } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { type TestSites, testSites } from '../../../../test/support/test-sites.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { hostTable } from '../../../kernel/http/host-table.ts';

const PATH = '/api/v1/admin/settings/domains/';

let t: TestApi;
let sites: TestSites;
let names: NameServer;
beforeAll(async () => {
  names = await nameServer();
  t = await testApi(
    { DNS_SERVERS: names.address },
    { events: { heartbeat: 60_000, recheck: 60_000 } },
  );
  sites = await testSites(t);
});
afterAll(async () => {
  await sites.close();
  await t.close();
  await names.close();
});

const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
  t.call(method, path, { as, body });
const getDomain = ({ body, text }: Answer): Domain => {
  expect(body.domain, text).toBeDefined();
  return body.domain as Domain;
};
const add = async (host: string, as: ActorName = 'admin'): Promise<Domain> =>
  getDomain(await call('POST', PATH, { host }, as));
/** Verifies a domain without waiting for the pause between checks. */
async function verify(id: number, as: ActorName = 'admin'): Promise<Answer> {
  await t.database.asOwner('update platform.domains set checked_at = null where id = $1', [id]);
  return call('POST', `${PATH}${id}/verify/`, undefined, as);
}
async function verified(host: string, as: ActorName = 'admin'): Promise<Domain> {
  const { id, record } = await add(host, as);
  names.set(record.name, [record.value]);
  return getDomain(await verify(id, as));
}
const visit = (host: string, path = '/child') => sites.get(path, `http://${host}:3000`);
/** Waits until every process has received a change. */
async function until(host: string, status: number): Promise<void> {
  for (const end = Date.now() + 15_000; ; ) {
    if ((await visit(host)).status === status) return;
    if (Date.now() > end) throw new Error(`${host} does not answer ${status}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

describe('adding a domain', () => {
  it('normalizes the name of a domain, and returns the record to set', async () => {
    const domain = await add('https://Bücher.Example/regal');
    expect(domain).toMatchObject({
      host: 'xn--bcher-kva.example',
      name: 'bücher.example',
      status: 'pending',
      is_primary: false,
      verified_at: null,
      problem: '',
      record: { name: '_atrium.xn--bcher-kva.example' },
    });
    expect(domain.record.value).toMatch(/^atrium-verify=[0-9a-f]{32}$/);
    const again = await call('POST', PATH, { host: 'BÜCHER.example.' });
    expect(again.body).toMatchObject({
      code: 'name_taken',
      formErrors: { host: 'This domain is already in the list' },
    });
    const { body } = await call('GET', PATH);
    expect(body.built_in).toBe('alpha.localhost');
  });

  it.each([
    ['', 'Please enter a domain'],
    ['kiln', 'Use a domain such as www.example.com'],
    ['10.0.0.1', 'Use a domain such as www.example.com'],
    ['[::1]', 'Use a domain such as www.example.com'],
    ['a b.example', 'Use a domain such as www.example.com'],
    ['user@www.example', 'Use a domain such as www.example.com'],
    ['-a.example', 'Use a domain such as www.example.com'],
    [`${'a'.repeat(64)}.example`, 'Use a domain such as www.example.com'],
    ['shop.local', 'Nobody can own this name on the internet'],
    ['beta.localhost', 'Nobody can own this name on the internet'],
  ])('rejects %s', async (host, problem) => {
    expect((await call('POST', PATH, { host })).body.formErrors).toEqual({ host: problem });
  });

  it('rejects hosts of the installation’s sites, and hosts that could set cookies for the admin', async () => {
    const other = await testApi({ SITE_HOST_SUFFIX: 'sites.example' });
    for (const host of ['beta.sites.example', 'sites.example'])
      expect(
        (await other.call('POST', PATH, { as: 'admin', body: { host } })).body.formErrors,
      ).toEqual({ host: 'This domain is reserved' });
    await other.close();
    const { isReserved } = hostTable({
      adminOrigin: 'https://admin.platform.example',
      siteHostSuffix: 'sites.example',
      findTenant: async () => undefined,
    });
    const names = ['platform.example', 'x.admin.platform.example', 'www.platform.example'];
    expect([...names, 'mysites.example'].map(isReserved)).toEqual([true, true, true, false]);
  });

  it('rejects a domain that another tenant has verified', async () => {
    const taken = await call('POST', PATH, { host: 'www.alpha.example' }, 'otherAdmin');
    expect(taken.body).toMatchObject({
      code: 'name_taken',
      formErrors: { host: 'Another company has this domain' },
    });
  });

  it('rejects more than twenty domains', async () => {
    await t.database.asOwner(
      `insert into platform.domains (tenant_id, host) select $1, 'many-' || n || '.example' from generate_series(1, 19) n`,
      [t.world.beta.id],
    );
    const full = await call('POST', PATH, { host: 'one-more.example' }, 'otherAdmin');
    expect([full.status, full.body.code]).toEqual([409, 'not_now']);
    await t.database.asOwner("delete from platform.domains where host like 'many-%'");
  });
});

describe('verifying a domain', () => {
  it('shows the tenant’s site only after the record was found', async () => {
    const { id, record } = await add('shop.kiln.example');
    expect((await visit('shop.kiln.example')).status).toBe(404);
    expect(getDomain(await verify(id))).toMatchObject({ status: 'pending' });
    expect(names.asked).toContain('_atrium.shop.kiln.example');

    names.set(record.name, ['something else', `${record.value}x`]);
    const other = await verify(id);
    expect(getDomain(other)).toMatchObject({ status: 'pending' });
    expect(other.body.message).toBe(
      'There is a TXT record with this name, but its value is different.',
    );
    expect((await visit('shop.kiln.example')).status).toBe(404);

    names.set(record.name, ['v=spf1 -all', record.value]);
    const answer = await verify(id);
    expect(answer.body.message).toBe('Domain verified');
    expect(getDomain(answer)).toMatchObject({ status: 'verified', problem: '' });
    await until('shop.kiln.example', 200);
    expect((await visit('shop.kiln.example')).text).toContain('Child alpha');
  });

  it('reports failing DNS servers, and checks at most once in two seconds', async () => {
    const { id, record } = await add('failing.example');
    names.set(record.name, 'failing');
    expect(getDomain(await verify(id)).problem).toContain('did not respond');
    const soon = await call('POST', `${PATH}${id}/verify/`);
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '2']);
  });

  it('stays verified when the record is missing later, and reports it', async () => {
    const { id, record } = await verified('gone.example');
    names.set(record.name, 'missing');
    const answer = getDomain(await verify(id));
    expect(answer.status).toBe('verified');
    expect(answer.problem).toContain('TXT record was not found yet');
  });

  it('gives a domain to the first of two tenants that verifies it', async () => {
    const waiting = await add('both.example', 'otherAdmin');
    await verified('both.example');
    names.set(waiting.record.name, [waiting.record.value]);
    const late = await verify(waiting.id, 'otherAdmin');
    expect([late.status, late.body.code]).toEqual([409, 'name_taken']);
    await until('both.example', 200);
    expect((await visit('both.example')).text).toContain('Child alpha');
  });
});

describe('the primary domain', () => {
  it('redirects all other domains to it with path and query, until it is unset', async () => {
    const { id } = await verified('www.kiln.example');
    const second = await verified('kiln.example');
    await until('kiln.example', 200);
    // The cache has pages under both names now.
    expect((await visit('alpha.localhost')).status).toBe(200);
    const set = await call('PUT', `${PATH}${id}/`, { is_primary: true });
    expect(getDomain(set).is_primary).toBe(true);
    await until('kiln.example', 301);
    for (const host of ['kiln.example', 'alpha.localhost']) {
      const moved = await visit(host, '/child?page=2');
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        'http://www.kiln.example:3000/child?page=2',
      ]);
    }
    expect((await visit('kiln.example', '/sitemap.xml')).status).toBe(301);
    const shown = await visit('www.kiln.example');
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('rel="canonical" href="http://www.kiln.example:3000/child"');
    const me = await call('GET', '/api/v1/admin/me/');
    expect(me.body.siteUrl).toBe('http://www.kiln.example:3000/');

    const other = await call('PUT', `${PATH}${second.id}/`, { is_primary: true });
    expect(getDomain(other).is_primary).toBe(true);
    await until('www.kiln.example', 301);
    const { body } = await call('GET', PATH);
    const { rows } = body.results as { rows: Domain[] };
    expect(rows.filter((row) => row.is_primary).map(({ host }) => host)).toEqual(['kiln.example']);

    await call('PUT', `${PATH}${second.id}/`, { is_primary: false });
    await until('alpha.localhost', 200);
    expect((await visit('kiln.example')).status).toBe(200);
  });

  it('requires a verified domain', async () => {
    const { id } = await add('early.example');
    const early = await call('PUT', `${PATH}${id}/`, { is_primary: true });
    expect([early.status, early.body.code]).toEqual([409, 'not_now']);
  });

  it('stops serving a removed domain, and serves the others without a redirect', async () => {
    const { id } = await verified('leaving.example');
    await call('PUT', `${PATH}${id}/`, { is_primary: true });
    await until('alpha.localhost', 301);
    expect((await call('DELETE', `${PATH}${id}/`)).status).toBe(200);
    await until('leaving.example', 404);
    await until('alpha.localhost', 200);
    expect((await call('POST', `${PATH}${id}/verify/`)).status).toBe(404);
  });
});

it('records changes of domains in the history of settings', async () => {
  const { id } = await verified('history.example');
  await call('DELETE', `${PATH}${id}/`);
  const { body } = await call('GET', '/api/v1/admin/settings/history/?area=domain&itemsPerPage=3');
  const { rows } = body.results as { rows: { changes: object[] }[] };
  expect(rows.map(({ changes }) => changes[0])).toEqual(
    [
      ['verified', null],
      ['pending', 'verified'],
      [null, 'pending'],
    ].map(([from, to]) => ({
      key: 'history.example',
      from,
      to,
      secret: false,
      restorable: false,
    })),
  );
});
