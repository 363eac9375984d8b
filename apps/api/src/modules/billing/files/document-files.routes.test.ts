import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_MAILED_FILES, type PublicDocument, type WorkFile } from '@org/schema/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE } from '../../../../test/support/test-api.ts';
import { mediaStore } from '../../../kernel/files/media-store.ts';
import { sweepPrivateFiles, sweepUnlinkedFiles } from '../../content/index.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const billing = useBilling();
const { call, makeInvoice, makeQuote } = billing;
const getFolder = (): string => join(billing.t.dataDir, 'private-files');

beforeAll(async () => {
  await mkdir(getFolder(), { recursive: true });
  await billing.t.api.jobs.start({ poll: 0.5, supervise: 1 });
});

/** Adds a text file to a document. */
async function addFile(path: string, name = 'plan.txt', text = 'Two coats of oil') {
  const body = new FormData();
  body.append('files[]', new File([text], name, { type: 'text/plain' }));
  const answer = await call('POST', `${path}/files/`, body);
  expect(answer.status, answer.text).toBe(201);
  const { rows } = answer.body.results as { rows: WorkFile[] };
  const file = rows.find((row) => row.name === name);
  if (!file) throw new Error('The file was not added');
  return file;
}

const share = (path: string, { id }: WorkFile, isShared = true) =>
  call('PUT', `${path}/files/${id}/`, { isShared });

const onSite = (path: string, origin = ALPHA_SITE) =>
  billing.t.call('GET', `/api/v1/documents/${path}`, { origin, headers: { origin } });

/** Issues a new document of a kind. */
async function issue(plural: 'quotes' | 'invoices') {
  const { id, guid } = await (plural === 'quotes' ? makeQuote() : makeInvoice());
  const answer = await call('POST', `${plural}/${id}/issue/`, {});
  expect(answer.status, answer.text).toBe(200);
  return { guid, path: `${plural}/${id}` };
}

describe.each(['quotes', 'invoices'] as const)('files of %s', (plural) => {
  it('adds, shares, hides and deletes files, and shows only shared ones to the customer', async () => {
    const { guid, path } = await issue(plural);
    const file = await addFile(path);
    expect(file).toMatchObject({ size: 16, isShared: false, user: { displayName: 'admin' } });
    const getPublic = async () =>
      ((await onSite(`${guid}/`)).body.document as PublicDocument).files;
    const download = () => onSite(`${guid}/files/${file.id}/`);
    expect([await getPublic(), (await download()).status]).toEqual([[], 404]);

    expect((await share(path, file)).status).toBe(200);
    expect(await getPublic()).toEqual([
      {
        id: file.id,
        name: 'plan.txt',
        size: 16,
        url: `/api/v1/documents/${guid}/files/${file.id}/`,
      },
    ]);
    const read = await download();
    expect(read.text).toBe('Two coats of oil');
    expect(read.headers.get('content-disposition')).toContain('attachment');
    expect(read.headers.get('cache-control')).toContain('no-store');

    expect((await share(path, file, false)).status).toBe(200);
    expect([await getPublic(), (await download()).status]).toEqual([[], 404]);
    expect((await call('DELETE', `${path}/files/${file.id}/`)).status).toBe(200);
    expect((await call('GET', `${path}/files/${file.id}/`)).status).toBe(404);
  });

  it('hides a shared file on the page of another document, of a draft, and on the site of another tenant', async () => {
    const [one, other] = [await issue(plural), await issue(plural)];
    const file = await addFile(one.path);
    await share(one.path, file);
    const draft = await (plural === 'quotes' ? makeQuote() : makeInvoice());
    const ofDraft = await addFile(`${plural}/${draft.id}`);
    await share(`${plural}/${draft.id}`, ofDraft);
    const answers = [
      await onSite(`${other.guid}/files/${file.id}/`),
      await onSite(`${one.guid}/files/${file.id + 1}/`),
      await onSite(`${draft.guid}/files/${ofDraft.id}/`),
      await onSite(`${one.guid}/files/${file.id}/`, BETA_SITE),
      await onSite(`00000000-0000-4000-8000-000000000000/files/${file.id}/`),
      // The public path of the media library does not serve private files.
      await billing.t.call('GET', `/media/${one.guid}/${file.id}`, { origin: ALPHA_SITE }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('refuses readers without permission, other tenants and files of other documents', async () => {
    const [one, other] = [await issue(plural), await issue(plural)];
    const file = await addFile(one.path);
    const at = `${one.path}/files/${file.id}/`;
    for (const as of ['staffMember', 'otherAdmin'] as const) {
      for (const [method, path, body] of [
        ['GET', at, undefined],
        ['GET', `${one.path}/files/`, undefined],
        ['PUT', at, { isShared: true }],
        ['DELETE', at, undefined],
      ] as const) {
        const { status } = await call(method, path, body, { as });
        expect([403, 404], `${as} ${method} ${path}`).toContain(status);
      }
    }
    expect((await call('GET', `${other.path}/files/${file.id}/`)).status).toBe(404);
    expect((await share(other.path, file)).status).toBe(404);
    expect((await call('GET', at)).text).toBe('Two coats of oil');
  });

  it('attaches shared files to the email, and only them', async () => {
    const { path } = await issue(plural);
    await addFile(path, 'internal.txt');
    await share(path, await addFile(path, 'shared.txt'));
    const to = `${plural}-files@buyer.example`;
    const sent = await call('POST', `${path}/send/`, { to: [to] });
    expect(sent.status, sent.text).toBe(200);
    const mail = await sentMail(billing.t, to);
    expect(mail.attachments?.map(({ name }) => name)).toEqual([
      expect.stringMatching(/\.pdf$/),
      'shared.txt',
    ]);
    const plain = `${plural}-plain@buyer.example`;
    await call('POST', `${path}/send/`, { to: [plain], attachFiles: false, attachPdf: false });
    expect((await sentMail(billing.t, plain)).attachments).toEqual([]);
  });
});

it('refuses an email with shared files that are too large, and sends it without them', async () => {
  const { path } = await issue('invoices');
  const file = await addFile(path, 'large.txt', 'x'.repeat(MAX_MAILED_FILES + 1));
  await share(path, file);
  const to = ['large@buyer.example'];
  const refused = await call('POST', `${path}/send/`, { to });
  expect(refused.status).toBe(422);
  expect(refused.body.formErrors).toEqual({
    attachFiles: expect.stringMatching(/larger than the 7 MB.*Send it without files/),
  });
  expect((await call('POST', `${path}/send/`, { to, attachFiles: false })).status).toBe(200);
});

it('removes the files of an invoice that was deleted for good', async () => {
  const { id } = await makeInvoice();
  await addFile(`invoices/${id}`, 'gone.txt');
  await billing.t.database.asOwner(`delete from app.invoices where id = ${id}`);
  const { db } = billing.t.database;
  expect(await sweepUnlinkedFiles(db, 'billing')).toBe(1);
  const count = async () => (await readdir(getFolder(), { recursive: true })).length;
  const before = await count();
  expect(await sweepPrivateFiles(mediaStore(getFolder()), db, 0)).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(before);
});
