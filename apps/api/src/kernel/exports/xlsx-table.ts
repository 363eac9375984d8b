import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportCell, ExportTable, WritePart } from './export-table.types.ts';

/** Most characters of a cell, and most rows of a sheet. */
const LIMITS = { characters: 32_767, rows: 1_048_576 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook that do not depend on the rows. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second style is that of the heading.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The heading stays where it is while the rows are scrolled. */
const SHEET = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as a part of XML; signs that XML cannot hold are left out. */
function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that XML cannot hold.
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
  );
}

/**
 * Name of a column by its place.
 * @param at - from 0
 * @returns `A`, …, `Z`, `AA`, …
 */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnName(Math.floor(at / 26) - 1)}${last}`;
}

/** One value as a cell: a text is never read as a formula, whatever it begins with. */
function xlsxCell(value: ExportCell, place: string, style: string): string {
  if (value === '') return '';
  const cell = `<c r="${place}"${style}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${cell}><v>${value}</v></c>`;
  const text = xmlText(String(value).slice(0, LIMITS.characters));
  return `${cell} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/**
 * Creates a spreadsheet with one sheet, which is written row by row.
 * @param write - receiver of the bytes
 * @returns table whose first row is the header
 * @throws `Error` for more rows than a sheet can have
 */
export function xlsxTable(write: WritePart): ExportTable {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  const add = (name: string, text: string): void => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  };
  const flush = async (): Promise<void> => {
    const parts = packed;
    packed = [];
    for (const part of parts) await write(part);
  };
  for (const [name, text] of Object.entries(PARTS)) add(name, `${HEAD}${text}`);
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(sheet);
  sheet.push(strToU8(SHEET));
  let count = 0;
  return {
    async add(rows) {
      const lines = rows.map((row) => {
        if (++count > LIMITS.rows) throw new Error('A sheet has no room for so many rows');
        const style = count === 1 ? ' s="1"' : '';
        const cells = row.map((value, at) => xlsxCell(value, `${columnName(at)}${count}`, style));
        return `<row r="${count}">${cells.join('')}</row>`;
      });
      if (lines.length > 0) sheet.push(strToU8(lines.join('')));
      await flush();
    },
    async end() {
      sheet.push(strToU8(SHEET_END), true);
      zip.end();
      await flush();
    },
  };
}
