import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportForm } from './import-format.ts';
import { readTable, storeTable, type TableRow } from './read-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-table-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = (bytes: Uint8Array) => storeTable(bytes, join(folder, 'table.jsonl'));
const lines = async (): Promise<string[][]> =>
  (await readFile(join(folder, 'table.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);

/** Returns a minimal spreadsheet with one sheet. */
function spreadsheet(sheet: Uint8Array): Uint8Array {
  const ns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${ns}" xmlns:r="${rel}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
  });
}

const cell = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a table', () => {
  it.each([
    ['commas', 'Name,City\n"Ab, c",Bern\n'],
    ['semicolons', 'Name;City\r\n"Ab, c";Bern\r\n'],
    ['tabs', 'Name\tCity\nAb, c\tBern\n'],
  ])('reads a table with %s', async (_what, text) => {
    expect(await store(Buffer.from(text))).toEqual({
      columns: ['Name', 'City'],
      sample: [['Ab, c', 'Bern']],
      rows: 1,
      form: undefined,
      total: 1,
      parts: 0,
    });
  });

  it('reads a table in any encoding', async () => {
    await store(Buffer.from('Name\nMüller\n', 'latin1'));
    expect(await lines()).toEqual([['Müller']]);
    await store(Buffer.from('\uFEFFName\nŁódź\n', 'utf16le'));
    expect(await lines()).toEqual([['Łódź']]);
  });

  it('ignores empty rows and cells beyond the last heading, and fills short rows', async () => {
    await store(Buffer.from('A,B\n1,2,3\n,\n4\n'));
    expect(await lines()).toEqual([
      ['1', '2'],
      ['4', ''],
    ]);
    const batches: (readonly (readonly TableRow[])[])[] = [];
    for await (const batch of readTable(join(folder, 'table.jsonl'), 1, 10)) batches.push(batch);
    expect(batches).toEqual([[[{ no: 3, cells: ['4', ''] }]]]);
  });

  it('keeps line separators within a cell', async () => {
    await store(Buffer.from('A,B\n"one\u2028two\u2029three","x\ny"\nlast,row\n'));
    const batches: (readonly (readonly TableRow[])[])[] = [];
    for await (const batch of readTable(join(folder, 'table.jsonl'), 0, 10)) batches.push(batch);
    expect(batches.flat()).toEqual([
      [{ no: 2, cells: ['one\u2028two\u2029three', 'x\ny'] }],
      [{ no: 3, cells: ['last', 'row'] }],
    ]);
  });

  it('groups the rows of one record, wherever they are and whatever they share with others', async () => {
    const form: ImportForm = {
      name: 'test',
      label: 'Test',
      part: ['part', 'parts'],
      signs: [['Key'], ['Other']],
      fields: ['key', 'other', 'kind'].map((name) => ({ name, label: name })),
      getKeys: ({ key, other }) =>
        [key && `key ${key}`, other && `other ${other}`].flatMap((k) => k || []),
      isPart: ({ kind }) => kind === 'part',
      read: () => ({ body: {}, cells: {}, where: () => undefined }),
    };
    const rows = ['a,,', 'b,,part', ',x,part', 'a,,part', ',,', 'b,,', 'c,x,', ',,alone', 'd,é,'];
    const path = join(folder, 'form.jsonl');
    const head = await storeTable(Buffer.from(`key,Other,Kind\n${rows.join('\n')}\n`), path, [
      form,
    ]);
    expect(head).toMatchObject({ rows: 8, total: 5, parts: 3, form });
    const read = async (from: number, size: number) => {
      const batches: number[][][] = [];
      for await (const batch of readTable(path, from, size))
        batches.push(batch.map((record) => record.map(({ no }) => no)));
      return batches;
    };
    expect(await read(0, 2)).toEqual([
      [
        [2, 5],
        [3, 6],
      ],
      [[4, 7], [8]],
      [[9]],
    ]);
    expect(await read(3, 10)).toEqual([[[8], [9]]]);
  });

  it('reads a table from a spreadsheet', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', 'Name')}${cell('B1', 'Age')}</row><row r="2">${cell('A2', 'Ada')}<c r="B2"><v>36</v></c></row></sheetData></worksheet>`;
    expect(await store(spreadsheet(strToU8(sheet)))).toEqual({
      columns: ['Name', 'Age'],
      sample: [['Ada', '36']],
      rows: 1,
      form: undefined,
      total: 1,
      parts: 0,
    });
  });

  it('rejects a small spreadsheet that decompresses to a huge one', async () => {
    const bomb = spreadsheet(new Uint8Array(160_000_000));
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(store(bomb)).rejects.toMatchObject({ code: 'too_large' });
  });
});
