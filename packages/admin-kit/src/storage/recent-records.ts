/** A record that was recently open on this computer. */
export interface RecentRecord {
  readonly href: string;
  readonly title: string;
  /** Noun in the middle of a sentence: `customer`. */
  readonly noun: string;
}

const MOST = 8;
const getKey = (tenantId: number): string => `atrium-recent:${tenantId}`;

function isRecord(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, noun } = value as Partial<RecentRecord>;
  // Stored links are restricted to screens of the admin.
  return (
    typeof href === 'string' &&
    href.startsWith('/admin/') &&
    typeof title === 'string' &&
    typeof noun === 'string'
  );
}

/** Returns the recently opened records of a tenant, newest first. */
export function recentRecords(tenantId: number): readonly RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getKey(tenantId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers an opened record. Without storage only this convenience is lost. */
export function rememberRecord(tenantId: number, record: RecentRecord): void {
  const others = recentRecords(tenantId).filter(({ href }) => href !== record.href);
  try {
    localStorage.setItem(getKey(tenantId), JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // The menu works without recent records.
  }
}

/** Forgets a deleted record. */
export function forgetRecord(tenantId: number, href: string): void {
  const left = recentRecords(tenantId).filter((record) => record.href !== href);
  try {
    localStorage.setItem(getKey(tenantId), JSON.stringify(left));
  } catch {
    // The menu works without recent records.
  }
}
