import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { archivePath } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailDocument, insertSentCampaign } from './support/archive.ts';
import { CAMPAIGNS } from './support/campaigns.ts';
import { emailContent } from './support/email-content.ts';
import { makePage, PAGES } from './support/pages.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type SiteAnswer, type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

const TEMPLATES = '/api/v1/admin/page/component-template/';
const BETA_SITE = 'http://beta.localhost:3000';
const HOSTILE = '</title><script>alert(1)</script>"onload="x';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  const [header_id, footer_id] = [await makeTemplate('Header'), await makeTemplate('Footer')];
  const { status, text } = await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { company_name: 'Kiln & Clay', site: { header_id, footer_id } },
  });
  expect(status, text).toBe(200);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

/** Creates a header or footer of the site. */
async function makeTemplate(componentName: string): Promise<number> {
  const made = await t.call('POST', TEMPLATES, { as: 'admin', body: { componentName } });
  const { id } = made.body.template as { id: number };
  const tree = createTree(
    { type: 'Wrapper', children: [{ type: 'NavigationBar' }] },
    blockRegistry,
  );
  const body = { content: encodeContent(tree) };
  const { status, text } = await t.call('PUT', `${TEMPLATES}${id}/`, { as: 'admin', body });
  expect(status, text).toBe(200);
  return id;
}
/** Shows or hides a campaign as staff do, of which the site hears. */
async function setArchive(id: number, in_archive: boolean): Promise<void> {
  const { status, text } = await t.call('PUT', `${CAMPAIGNS}${id}/archive/`, {
    as: 'admin',
    body: { in_archive },
  });
  expect(status, text).toBe(200);
}
/** Writes a sent campaign and shows it in the archive. */
async function publish(campaign: Parameters<typeof insertSentCampaign>[1] = {}): Promise<number> {
  const id = await insertSentCampaign(t, { ...campaign, inArchive: false });
  await setArchive(id, true);
  return id;
}
const pathTo = (id: number, subject = 'Spring'): string => `/${archivePath({ id, subject })}`;
const getDocumentPath = (id: number): string => `/_org/email/${id}`;
/** Sites are notified shortly after a change. */
const eventually = (path: string, status: number): Promise<SiteAnswer> =>
  expect
    .poll(async () => (await sites.get(path)).status, { timeout: 5000 })
    .toBe(status)
    .then(() => sites.get(path));

const getPaths = (html: string): string[] =>
  Array.from(html.matchAll(/<a href="\/(newsletter\/\d+-[^"]*)"/g), ([, path]) => path ?? '');

describe('the archive of a site', () => {
  it('is not there before a sent campaign is shown in it', async () => {
    for (const path of ['/newsletter', '/newsletter/feed.xml', '/newsletter/2'])
      expect((await sites.get(path)).status, path).toBe(404);
    expect((await sites.get('/sitemap.xml')).text).not.toContain('newsletter');
  });

  it('lists sent campaigns with subject, day and preheader, between header and footer', async () => {
    const id = await publish({ subject: 'Open garden', preheader: 'Come & see' });
    const page = await eventually('/newsletter', 200);
    for (const part of [
      '<title>Newsletter</title>',
      '<link rel="canonical" href="http://alpha.localhost:3000/newsletter">',
      'href="/newsletter/feed.xml"',
      '<meta name="description" content="Emails that ',
      `href="/newsletter/${id}-open-garden"`,
      '<time dateTime="2026-05-04T08:00:00.000Z">May 4, 2026</time>',
      'Come &amp; see',
    ])
      expect(page.text.toLowerCase()).toContain(part.toLowerCase());
    expect(page.text).not.toContain('name="robots"');
    // No picture is drawn for a page that is not an author's.
    expect(page.text).not.toContain('og:image"');
    expect(page.text).toMatch(/<header>[\s\S]*<main[\s\S]*<footer>/);
    expect(page.headers.get('cache-control')).toContain('s-maxage=60');
    expect((await sites.get('/sitemap.xml')).text).toContain(
      `<loc>http://alpha.localhost:3000/newsletter/${id}-open-garden</loc>`,
    );
    const feed = await sites.get('/newsletter/feed.xml');
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(feed.text).toContain(`/newsletter/${id}-open-garden</link>`);
    expect(feed.text).toContain('<description>Come &amp; see</description>');
    await setArchive(id, false);
    await eventually('/newsletter', 404);
  });

  it('has pages of 20 emails, newest first', async () => {
    const ids: number[] = [];
    for (let day = 1; day <= 23; day++)
      ids.unshift(
        await insertSentCampaign(t, {
          subject: `Day ${day}`,
          sentAt: `2026-07-${String(day).padStart(2, '0')}T08:00:00Z`,
        }),
      );
    await setArchive(ids[0] ?? 0, true);
    const first = await eventually('/newsletter', 200);
    expect(getPaths(first.text)).toHaveLength(20);
    expect(getPaths(first.text)[0]).toBe(`newsletter/${ids[0]}-day-23`);
    expect(first.text).toContain('<a rel="next" href="/newsletter/2">');
    const second = await sites.get('/newsletter/2');
    expect(getPaths(second.text)).toEqual([
      `newsletter/${ids[20]}-day-3`,
      `newsletter/${ids[21]}-day-2`,
      `newsletter/${ids[22]}-day-1`,
    ]);
    expect(second.text).toContain('<a rel="prev" href="/newsletter">');
    expect(second.text).toContain('href="http://alpha.localhost:3000/newsletter/2"');
    for (const path of ['/newsletter/1', '/newsletter/3', '/newsletter/0', '/newsletter/99999'])
      expect((await sites.get(path)).status, path).toBe(404);
    await t.database.asOwner('update app.email_campaigns set in_archive = false');
    await setArchive(ids[0] ?? 0, false);
    await eventually('/newsletter', 404);
  });

  it('shows a page of the tenant at the same path, and still serves the emails', async () => {
    const id = await publish();
    await eventually('/newsletter', 200);
    const page = await makePage(t, {
      title: 'Our letters',
      slug: 'newsletter',
      status: 'published',
    });
    await expect
      .poll(async () => (await sites.get('/newsletter')).text)
      .toContain('<title>Our letters</title>');
    expect((await sites.get(pathTo(id))).status).toBe(200);
    expect((await sites.get('/newsletter/2')).status).toBe(404);
    const sitemap = (await sites.get('/sitemap.xml')).text;
    expect(sitemap.split('/newsletter</loc>')).toHaveLength(2);
    const deleted = await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'admin' });
    expect(deleted.status, deleted.text).toBe(200);
    await setArchive(id, false);
    await eventually('/newsletter', 404);
  });
});

describe('an email of the archive', () => {
  it('stands in a sandboxed frame, with a document that runs nothing', async () => {
    const id = await publish({ preheader: 'A <b>word</b>' });
    const page = await eventually(pathTo(id), 200);
    expect(page.text).toContain('<title>Spring</title>');
    expect(page.text).toContain('<meta name="description" content="A &lt;b&gt;word&lt;/b&gt;">');
    expect(page.text).toContain(
      `<link rel="canonical" href="http://alpha.localhost:3000${pathTo(id)}">`,
    );
    const frame = /<iframe[^>]*>/.exec(page.text)?.[0] ?? '';
    expect(frame).toContain(`src="${getDocumentPath(id)}"`);
    expect(frame).toMatch(/sandbox="[^"]+"/);
    expect(frame).not.toMatch(/allow-scripts|allow-forms|allow-top-navigation/);
    expect(page.headers.get('content-security-policy')).toMatch(/frame-src 'self' /);

    const document = await sites.get(getDocumentPath(id));
    expect(document.status).toBe(200);
    const policy = document.headers.get('content-security-policy') ?? '';
    const rules = policy.split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(rules).toContain("form-action 'none'");
    expect(rules).toContain("base-uri 'none'");
    expect(rules).toContain("frame-ancestors 'self'");
    expect(rules.find((rule) => rule.startsWith('sandbox'))).toMatch(/^sandbox allow-/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-forms|connect-src/);
    expect(document.headers.get('x-content-type-options')).toBe('nosniff');
    expect(document.headers.get('x-robots-tag')).toContain('noindex');
    expect(document.headers.getSetCookie()).toEqual([]);
    await setArchive(id, false);
  });

  it('escapes a hostile subject and preheader everywhere', async () => {
    const id = await publish({ subject: HOSTILE, preheader: HOSTILE });
    const path = pathTo(id, HOSTILE);
    await eventually(path, 200);
    for (const each of ['/newsletter', path, '/newsletter/feed.xml', '/sitemap.xml']) {
      const { status, text } = await sites.get(each);
      expect(status, each).toBe(200);
      expect(text, each).not.toContain('<script>alert(1)');
      expect(text, each).not.toContain('"onload="x');
    }
    await setArchive(id, false);
  });

  it('shows no merge field, link to unsubscribe, tracked link or picture that counts opens', async () => {
    const html = emailDocument(
      '<p>Dear {{first_name|friend}} {{email}} <a target="_blank" href="{{link:0}}">Bowls</a> <a href="{{unsubscribe_url}}" target="_blank">Leave</a> {{unsubscribe_url}}</p>',
    );
    const id = await publish({ html, subject: 'For {{first_name|you}}' });
    await t.database.asOwner(
      'insert into app.email_links (tenant_id, campaign_id, position, url) values ($1, $2, 0, \'https://kiln.example/?a=1&b="2"\')',
      [t.world.alpha.id, id],
    );
    const { text } = await eventually(getDocumentPath(id), 200);
    expect(text).toContain('Dear friend  <a');
    expect(text).toContain('href="https://kiln.example/?a=1&amp;b=&quot;2&quot;"');
    expect(text).not.toMatch(/\{\{|Leave|unsubscribe|api\/v1\/email|<img/);
    const page = await sites.get(pathTo(id, 'For {{first_name|you}}'));
    expect(page.text).toContain('<title>For you</title>');
    await setArchive(id, false);
  });

  it('has one address: other words lead there', async () => {
    const id = await publish();
    await eventually(pathTo(id), 200);
    const other = await sites.get(`/newsletter/${id}-autumn`);
    expect([other.status, other.headers.get('location')]).toEqual([301, pathTo(id)]);
    await setArchive(id, false);
  });

  it('follows the light or dark theme of the site', async () => {
    const id = await publish();
    const isDark = async (mode: string): Promise<string> => {
      const { status, text } = await t.call('PUT', '/api/v1/admin/settings/', {
        as: 'admin',
        body: { theme: { mode } },
      });
      expect(status, text).toBe(200);
      return mode;
    };
    await isDark('light');
    await expect
      .poll(async () => (await sites.get(getDocumentPath(id))).text)
      .toContain('@media not all{.d1');
    await isDark('dark');
    await expect
      .poll(async () => (await sites.get(getDocumentPath(id))).text)
      .toContain('color-scheme:dark}@media all{.d1');
    await isDark('auto');
    await expect
      .poll(async () => (await sites.get(getDocumentPath(id))).text)
      .toContain('@media (prefers-color-scheme:dark){.d1');
    await setArchive(id, false);
  });

  it('is hidden when the switch is turned off, and shown when it is turned on', async () => {
    const id = await publish();
    await eventually(pathTo(id), 200);
    await eventually(getDocumentPath(id), 200);
    await setArchive(id, false);
    await eventually(pathTo(id), 404);
    await eventually(getDocumentPath(id), 404);
    await setArchive(id, true);
    await eventually(pathTo(id), 200);
    await eventually(getDocumentPath(id), 200);
    const trashed = await t.call('DELETE', `${CAMPAIGNS}delete/`, {
      as: 'admin',
      body: { campaignsToDelete: [id] },
    });
    expect(trashed.status, trashed.text).toBe(200);
    await eventually(pathTo(id), 404);
    await eventually(getDocumentPath(id), 404);
  });

  it('is nowhere else: drafts, other states and other tenants', async () => {
    const draft = await t.call('POST', CAMPAIGNS, {
      as: 'admin',
      body: {
        name: 'Spring',
        subject: 'Spring',
        in_archive: true,
        content: emailContent({ type: 'EmailUnsubscribe' }),
      },
    });
    const { id: draftId } = draft.body.campaign as { id: number };
    const beta = await insertSentCampaign(t, { tenantId: t.world.beta.id });
    const hidden = [
      draftId,
      beta,
      await insertSentCampaign(t, { status: 'cancelled' }),
      987_654_321,
    ];
    for (const id of hidden)
      for (const path of [pathTo(id), getDocumentPath(id)])
        expect((await sites.get(path)).status, path).toBe(404);
    for (const path of [pathTo(beta), getDocumentPath(beta), '/newsletter'])
      expect((await sites.get(path, BETA_SITE)).status, path).toBe(200);
    for (const path of ['/_org/email/0', '/_org/email/x', '/_org/email/1e3', '/_org/email/'])
      expect((await sites.get(path)).status, path).toBe(404);
  });

  it('is the same for signed-in visitors and does not use their session', async () => {
    const id = await publish();
    const anonymous = await eventually(getDocumentPath(id), 200);
    const login = await t.call('POST', '/api/v1/auth/login/', {
      origin: ALPHA_SITE,
      headers: { origin: ALPHA_SITE },
      body: { email: 'visitor@test.example', password: PASSWORD },
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const signedIn = await sites.visit(getDocumentPath(id), cookie);
    expect([signedIn.status, signedIn.text]).toEqual([200, anonymous.text]);
    expect(signedIn.headers.getSetCookie()).toEqual([]);
    const page = await sites.visit(pathTo(id), cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });
});
