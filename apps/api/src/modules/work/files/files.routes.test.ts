import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkFile } from '@org/schema/entities';
import { beforeEach, expect, it } from 'vitest';
import { pngFile } from '../../../../test/support/pictures.ts';
import { useWork } from '../../../../test/support/work.ts';
import { mediaStore } from '../../../kernel/files/media-store.ts';
import { sweepPrivateFiles } from '../../content/index.ts';

const work = useWork();
const { call, makeProject, makeTask } = work;

const STAFF = { as: 'staffMember' } as const;

const getFolder = (): string => join(work.t.dataDir, 'private-files');

/** Returns a form with files. */
function form(...files: readonly File[]): FormData {
  const body = new FormData();
  for (const file of files) body.append('files[]', file);
  return body;
}

const note = (text = 'Two coats of oil', name = 'Notes & más.txt') =>
  new File([text], name, { type: 'text/plain' });

const getRows = (body: Readonly<Record<string, unknown>>): WorkFile[] =>
  (body.results as { rows: WorkFile[] }).rows;

async function add(path: string, ...files: readonly File[]): Promise<WorkFile[]> {
  const answer = await call('POST', path, form(...files));
  expect(answer.status, answer.text).toBe(201);
  return getRows(answer.body);
}

beforeEach(() => mkdir(getFolder(), { recursive: true }));

it('adds files to tasks and projects, lists, downloads and deletes them', async () => {
  const task = await makeTask({});
  const project = await makeProject({});
  for (const record of [`tasks/${task.id}`, `projects/${project.id}`]) {
    const [file] = await add(`${record}/files/`, note());
    expect(file).toMatchObject({
      name: 'Notes & más.txt',
      mime_type: 'text/plain',
      size: 16,
      user: { displayName: 'admin' },
    });
    const path = `${record}/files/${file?.id}/`;
    const read = await call('GET', path);
    expect(read.text).toBe('Two coats of oil');
    expect(read.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Notes%20%26%20m%C3%A1s.txt",
    );
    expect(read.headers.get('cache-control')).toContain('no-store');
    expect((await call('DELETE', path)).status).toBe(200);
    expect(getRows((await call('GET', `${record}/files/`)).body)).toEqual([]);
    expect((await call('GET', path)).status).toBe(404);
  }
  const history = await call('GET', `tasks/${task.id}/timeline/`);
  expect(history.text).toContain('Notes & más.txt');
});

it('counts the files of a task', async () => {
  const task = await makeTask({});
  await add(`tasks/${task.id}/files/`, note(), note('b', 'b.csv'));
  const read = await call('GET', `tasks/${task.id}/`);
  expect(read.body.task).toMatchObject({ attachments_count: 2 });
});

it('shows files only to people who see the record', async () => {
  const task = await makeTask({});
  const [file] = await add(`tasks/${task.id}/files/`, note());
  const path = `tasks/${task.id}/files/${file?.id}/`;
  for (const [method, at] of [
    ['GET', path],
    ['DELETE', path],
    ['GET', `tasks/${task.id}/files/`],
  ] as const)
    expect((await call(method, at, undefined, STAFF)).status, `${method} ${at}`).toBe(404);
  expect((await call('POST', `tasks/${task.id}/files/`, form(note()), STAFF)).status).toBe(404);
  // A file of one record is no file of another one.
  const own = await call('POST', 'tasks/', { title: 'Own' }, STAFF);
  const { id } = own.body.task as { id: number };
  expect((await call('GET', `tasks/${id}/files/${file?.id}/`, undefined, STAFF)).status).toBe(404);
});

it('refuses files of other types, under false names, empty ones and requests without a file', async () => {
  const task = await makeTask({});
  const post = (...files: readonly File[]) =>
    call('POST', `tasks/${task.id}/files/`, form(...files));
  const png = new Uint8Array((await pngFile('a.png')).bytes);
  const refused: readonly (readonly [File, string])[] = [
    [new File(['<script>alert(1)</script>'], 'page.html'), 'is not a picture, PDF'],
    [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 'is not a picture, PDF'],
    [new File([png], 'picture.pdf'), 'its name does not fit its content'],
    [new File([png], 'picture.txt'), 'its name does not fit its content'],
    [new File(['a\0b'], 'binary.txt'), 'is not a picture, PDF'],
    [new File([], 'empty.txt'), 'is empty'],
  ];
  for (const [file, why] of refused) {
    const answer = await post(file);
    expect(answer.status, file.name).toBe(422);
    expect(answer.body.code).toBe('attachment_invalid');
    expect(answer.body.formErrors).toEqual({ 'files[]': expect.stringContaining(why) });
  }
  expect((await post()).body.formErrors).toEqual({ 'files[]': 'Choose at least one file' });
  // One refused file adds none of the others, and leaves no bytes.
  expect((await post(note(), new File(['x'], 'x.exe'))).status).toBe(422);
  expect(getRows((await call('GET', `tasks/${task.id}/files/`)).body)).toEqual([]);
});

it('counts files towards the storage of the media library', async () => {
  const task = await makeTask({});
  const storage = async () =>
    ((await call('GET', 'media/folders/')).body.storage as { used: number }).used;
  const before = await storage();
  const [file] = await add(`tasks/${task.id}/files/`, note('x'.repeat(1000)));
  expect(await storage()).toBe(before + 1000);
  await work.t.database.asOwner(
    `insert into app.private_files (tenant_id, guid, owner, name, mime_type, bytes, author_id)
     select tenant_id, gen_random_uuid(), owner, name, mime_type, ${40 * 1024 ** 3}, author_id
     from app.private_files where id = ${file?.id}`,
  );
  const full = await call('POST', `tasks/${task.id}/files/`, form(note()));
  expect(full.status).toBe(409);
  expect(full.body.code).toBe('storage_full');
  await work.t.database.asOwner(`delete from app.private_files where bytes > ${1024 ** 3}`);
});

it('removes bytes without a row', async () => {
  const task = await makeTask({});
  await add(`tasks/${task.id}/files/`, note());
  const store = mediaStore(getFolder());
  const count = async () => (await readdir(getFolder(), { recursive: true })).length;
  const before = await count();
  await work.t.database.asOwner('delete from app.private_files');
  expect(await sweepPrivateFiles(store, work.t.database.db, 0)).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(before);
});
