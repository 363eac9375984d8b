import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { ExportCell } from './export-table.types.ts';
import { xlsxTable } from './xlsx-table.ts';

async function written(parts: readonly (readonly (readonly ExportCell[])[])[]): Promise<Buffer> {
  const bytes: Uint8Array[] = [];
  const table = xlsxTable(async (part) => {
    bytes.push(typeof part === 'string' ? Buffer.from(part) : part);
  });
  for (const rows of parts) await table.add(rows);
  await table.end();
  return Buffer.concat(bytes);
}

it('writes a spreadsheet with numeric cells and unchanged texts', async () => {
  const rows = [
    ['Plain', 12.5, ''],
    ['two  spaces', 0, 'line\nbreak'],
    ['<b>&amp;"', -3, 'Zürich 🌱 שלום'],
    ['=HYPERLINK("http://evil.example")', 1e15, '+14165550123'],
  ];
  const file = await written([[['Name', 'Price', 'Note']], rows.slice(0, 2), [], rows.slice(2)]);
  expect(await readSheet(file)).toEqual([
    ['Name', 'Price', 'Note'],
    ...rows.map((row) => row.map((value) => (value === '' ? null : value))),
  ]);
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
});

it('removes characters that XML does not allow, and truncates texts that are too long for a cell', async () => {
  const file = await written([[['a\u0000b\u001Fc\uFFFE', '\uD800x', 'y'.repeat(40_000)]]]);
  expect(await readSheet(file)).toEqual([['abc', '\uFFFDx', 'y'.repeat(32_767)]]);
});
