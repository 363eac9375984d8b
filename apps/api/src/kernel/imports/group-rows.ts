import { type FileHandle, open } from 'node:fs/promises';

/** Position of a row in a file of lines, in bytes, with its line end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Group {
  readonly spans: Span[];
  /** The group that this one became a part of. */
  into?: Group;
}

const whole = (group: Group): Group => {
  let now = group;
  while (now.into) now = now.into;
  return now;
};

/** Rows by the record that they belong to. */
export interface RowGroups {
  /**
   * Adds a row to the record with one of its keys, and merges records that share several keys. A row without a key is its own
   * record.
   */
  add(keys: readonly string[], span: Span): void;
  /** The rows of each record in the order of the file, records by their first row. */
  records(): Span[][];
}

/** Gathers rows, however far those of one record stand apart. */
export function rowGroups(): RowGroups {
  const byKey = new Map<string, Group>();
  const groups: Group[] = [];
  return {
    add(keys, span) {
      const known = new Set(keys.flatMap((key) => byKey.get(key) ?? []).map(whole));
      const [group = { spans: [] }, ...others] = known;
      if (known.size === 0) groups.push(group);
      for (const other of others) {
        group.spans.push(...other.spans.splice(0));
        other.into = group;
      }
      group.spans.push(span);
      for (const key of keys) byKey.set(key, group);
    },
    records: () =>
      groups
        .filter(({ spans }) => spans.length > 0)
        .map(({ spans }) => spans.sort((one, other) => one.from - other.from))
        .sort((one, other) => (one[0]?.from ?? 0) - (other[0]?.from ?? 0)),
  };
}

/** Maximum number of bytes per read, unless a row is longer. */
const CHUNK = 1_000_000;

/** Rows that lie one behind the other, as one. */
function getRuns(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last?.to === span.from) runs[runs.length - 1] = { from: last.from, to: span.to };
    else runs.push(span);
  }
  return runs;
}

/** Reads parts of a file with the bytes behind them, where the next request usually is. */
function reader(file: FileHandle): (span: Span) => Promise<Buffer> {
  let held = Buffer.alloc(0);
  let at = 0;
  return async ({ from, to }) => {
    if (from < at || to > at + held.length) {
      const size = Math.max(CHUNK, to - from);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, from);
      held = buffer.subarray(0, bytesRead);
      at = from;
    }
    return held.subarray(from - at, to - at);
  };
}

/**
 * Writes the rows of each record as one line: a list of its rows. Takes file of rows, records.
 * @returns file of records
 */
export async function writeRecords(
  path: string,
  records: readonly (readonly Span[])[],
  to: FileHandle,
): Promise<void> {
  const file = await open(path, 'r');
  const read = reader(file);
  try {
    let text = '';
    for (const spans of records) {
      const parts: string[] = [];
      for (const run of getRuns(spans)) parts.push((await read(run)).toString('utf8').trimEnd());
      text += `[${parts.join('\n').replaceAll('\n', ',')}]\n`;
      if (text.length < CHUNK) continue;
      await to.write(text);
      text = '';
    }
    await to.write(text);
  } finally {
    await file.close();
  }
}
