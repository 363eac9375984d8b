import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanSvgTask } from '../../modules/content/media/media.tasks.ts';
import { checkPatternsTask } from '../../modules/crm/forms/form.tasks.ts';
import { storeTable } from '../imports/read-table.ts';
import { runInThread } from './run-in-thread.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fail = (error: Error) => error;
/** Runs work and returns the share of its CPU time that the main thread used. It does not depend on the load of the machine. */
async function mainThreadShare(work: () => Promise<unknown>): Promise<number> {
  const before = { thread: process.threadCpuUsage(), all: process.cpuUsage() };
  await work();
  const thread = process.threadCpuUsage(before.thread);
  const all = process.cpuUsage(before.all);
  return (thread.user + thread.system) / (all.user + all.system);
}

/** A spreadsheet of a few hundred kilobytes that takes about a second to parse. */
function largeSpreadsheet(rows: number): Uint8Array {
  const row = (index: number): string =>
    `<row r="${index}">${Array.from({ length: 12 }, (_, column) => `<c r="${String.fromCharCode(65 + column)}${index}" t="inlineStr"><is><t>cell ${index}</t></is></c>`).join('')}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${Array.from({ length: rows }, (_, index) => row(index + 1)).join('')}</sheetData></worksheet>`,
    ),
  });
}

it('keeps the event loop free while a large spreadsheet is parsed', async () => {
  const bytes = largeSpreadsheet(6000);
  const path = join(folder, 'large');
  // Starts the thread before the measurement.
  await storeTable(largeSpreadsheet(2), path);
  const share = await mainThreadShare(async () => {
    expect((await storeTable(bytes, path)).rows).toBe(5999);
  });
  // On the main thread the share would be above 0.8.
  expect(share).toBeLessThan(0.5);
  expect((await readFile(path, 'utf8')).split('\n').length).toBe(6000);
});

it('throws the error of the task unchanged', async () => {
  await expect(storeTable(Buffer.from('PK nothing'), join(folder, 'bad'))).rejects.toMatchObject({
    name: 'AppError',
    code: 'file_invalid',
  });
  await expect(
    runInThread(cleanSvgTask, { bytes: Buffer.from('<p/>'), filename: 'a.svg' }, fail),
  ).rejects.toMatchObject({ code: 'image_invalid' });
});

it('keeps the event loop free while large regular expressions of an author are matched', async () => {
  const slow = { pattern: '(?:.{0,1000})'.repeat(4), text: `${'a'.repeat(6000)}\n` };
  const checks = [slow, { pattern: '[A-Z]{3}', text: 'ABC' }, { pattern: '(', text: 'x' }];
  const share = await mainThreadShare(async () => {
    expect(await runInThread(checkPatternsTask, checks, fail)).toEqual([false, true, true]);
  });
  expect(share).toBeLessThan(0.5);
});
