/** Number of stories of which a usual test run scans one for faults of accessibility. */
const SCANNED_AMONG = 3;

/** Seed of the draw in a test run; empty in a full run, undefined in Storybook itself. */
const SEED: string | undefined = import.meta.env.SCAN_SEED;

/** Returns a number for a text, evenly spread (FNV-1a). */
function toNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns true if a story is scanned in this run: all of them in a full run, otherwise some, drawn by the commit. */
export function isScanned(id: string): boolean {
  return !SEED || toNumber(`${SEED} ${id}`) % SCANNED_AMONG === 0;
}
