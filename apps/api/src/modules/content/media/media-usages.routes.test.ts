import type { Media } from '@org/schema/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';
import { learnAllUsages } from './learn-all-usages.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const MEDIA = '/api/v1/admin/media/';
const TEMPLATES = '/api/v1/admin/page/component-template/';

async function upload(name: string): Promise<Media> {
  const bytes = await sharp({
    create: { width: 20, height: 10, channels: 3, background: '#2255aa' },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('files[]', new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
  const [media] = (await t.call('POST', MEDIA, { as: 'editor', body })).body.media as Media[];
  if (!media) throw new Error('An upload gives an image');
  return media;
}

const getUsage = async (id: number) => {
  const answer = await t.call('GET', `${MEDIA}${id}/usage/`, { as: 'viewer' });
  expect(answer.body).toMatchObject({ success: true, results: { total: getRows(answer).length } });
  return getRows<object>(answer);
};
const remove = (body: object) => t.call('DELETE', MEDIA, { as: 'editor', body });

describe('usages of an image', () => {
  it('finds usages in the content, the picture and the preview of pages', async () => {
    const media = await upload('on-pages');
    const inContent = await makePage(t, { title: 'Content', content: contentWith(media.file) });
    const asImage = await makePage(t, { title: 'Picture', image: media.file });
    const asPreview = await makePage(t, {
      title: 'Preview',
      og_image: `https://alpha.example${media.variants[0]?.url}`,
      image: media.file,
    });
    const row = (page: { id: number; title: string; slug: string }) => ({
      type: 'page',
      id: page.id,
      title: page.title,
      path: `/${page.slug}`,
    });
    expect(await getUsage(media.id)).toEqual([inContent, asImage, asPreview].map(row));
    const listed = await t.call('GET', `${MEDIA}?ids=${media.id}`, { as: 'viewer' });
    expect(getRows<Media>(listed)).toMatchObject([{ usedIn_count: 3 }]);
    const found = async (query: string) =>
      getRows<Media>(await t.call('GET', `${MEDIA}?ids=${media.id}&${query}`, { as: 'viewer' }))
        .length;
    expect([
      await found('unused=1'),
      await found('unused=0'),
      await found('type=image'),
      await found('type=image/png'),
      await found('type=image/jpeg'),
    ]).toEqual([0, 1, 1, 1, 0]);
  });

  it('finds usages in templates and settings, and removes them with the next save', async () => {
    const media = await upload('elsewhere');
    const made = await t.call('POST', TEMPLATES, {
      as: 'editor',
      body: { componentName: 'Band', content: contentWith(media.file) },
    });
    const template = (made.body.template as { id: number }).id;
    await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: { main_logo: media.file },
    });
    expect(await getUsage(media.id)).toEqual([
      { type: 'settings', id: t.world.alpha.id, title: 'Settings', path: '' },
      { type: 'template', id: template, title: 'Band', path: '' },
    ]);
    await t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { main_logo: null } });
    await t.call('PUT', `${TEMPLATES}${template}/`, { as: 'editor', body: { content: null } });
    expect(await getUsage(media.id)).toEqual([]);
  });

  it('ends the usage when the page moves to the trash', async () => {
    const media = await upload('trashed');
    const page = await makePage(t, { image: media.file });
    await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' });
    expect(await getUsage(media.id)).toEqual([]);
  });

  it('records usages of rows that were saved before usages were tracked', async () => {
    const media = await upload('older');
    const page = await makePage(t, { title: 'Older', image: media.file });
    await t.database.asOwner('delete from app.media_usages where media_id = $1', [media.id]);
    await t.database.asOwner('update app.pages set usages_known = false where id = $1', [page.id]);
    expect(await getUsage(media.id)).toEqual([]);
    expect(await learnAllUsages(t.database.db)).toBe(1);
    expect(await getUsage(media.id)).toMatchObject([{ type: 'page', id: page.id }]);
    expect(await learnAllUsages(t.database.db)).toBe(0);
  });
});

describe('an image in use', () => {
  it('is kept and its usages are returned, unless its deletion is forced', async () => {
    const [used, free] = [await upload('used'), await upload('free')];
    const page = await makePage(t, { title: 'User', image: used.file });
    const usage = [{ type: 'page', id: page.id, title: 'User', path: `/${page.slug}` }];
    const refused = await remove({ mediaToDelete: [used.id] });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      success: false,
      code: 'in_use',
      usage,
      deleted: [],
      failed: [{ id: used.id, error: 'It is still in use' }],
    });
    const one = await t.call('DELETE', `${MEDIA}${used.id}/`, { as: 'editor' });
    expect([one.status, one.body.usage]).toEqual([409, usage]);
    expect((await remove({ mediaToDelete: [used.id, free.id] })).body).toEqual({
      success: true,
      deleted: [free.id],
      failed: [{ id: used.id, error: 'It is still in use' }],
      message: '1 image deleted',
      usage,
    });
    expect((await remove({ mediaToDelete: [used.id], force: true })).body).toMatchObject({
      success: true,
      deleted: [used.id],
    });
    expect((await remove({ mediaToDelete: [used.id] })).body).toMatchObject({
      code: 'nothing_deleted',
      deleted: [],
    });
  });

  it.each([
    ['the query', '?force=1', undefined],
    ['the body', '', { force: true }],
  ])('is deleted by its own path when %s forces it', async (_place, query, body) => {
    const media = await upload('forced');
    await makePage(t, { image: media.file });
    const answer = await t.call('DELETE', `${MEDIA}${media.id}/${query}`, { as: 'editor', body });
    expect(answer.body).toEqual({ success: true, message: 'Image deleted' });
    expect((await t.call('GET', `${MEDIA}${media.id}/`, { as: 'editor' })).status).toBe(404);
  });
});

describe('the texts of an image', () => {
  it('are updated with the focal point, by version', async () => {
    const media = await upload('words');
    expect(media).toMatchObject({ alt: '', title: '', focal: { x: 0.5, y: 0.5 }, version: 1 });
    const change = { alt: 'A field', title: 'Field', focal: { x: 0.25, y: 0.75 }, version: 1 };
    const put = () => t.call('PUT', `${MEDIA}${media.id}/`, { as: 'editor', body: change });
    expect((await put()).body).toMatchObject({
      success: true,
      message: 'Image saved',
      media: { ...change, version: 2, file: media.file },
    });
    expect((await put()).body).toMatchObject({ code: 'conflict', current: { version: 2 } });
    const wrong = { focal: { x: 2, y: 'left' }, alt: 5, size: 1 };
    expect(
      (await t.call('PUT', `${MEDIA}${media.id}/`, { as: 'editor', body: wrong })).body.formErrors,
    ).toEqual({
      'focal.y': 'must be a number from 0 to 1',
      alt: 'must be text',
      size: 'is not a field of this call',
    });
  });
});
