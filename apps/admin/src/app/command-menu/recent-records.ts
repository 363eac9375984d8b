/** A record that was open on this computer. */
export interface RecentRecord {
  readonly href: string;
  readonly title: string;
  /** In the middle of a sentence: `customer`. */
  readonly noun: string;
}

const MOST = 8;
const getKey = (tenantId: number): string => `atrium-recent:${tenantId}`;

function isRecord(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, noun } = value as Partial<RecentRecord>;
  // What is stored is led to: nothing but a screen of the admin is.
  return (
    typeof href === 'string' &&
    href.startsWith('/admin/') &&
    typeof title === 'string' &&
    typeof noun === 'string'
  );
}

/** The records that were open last in a tenant, newest first. */
export function recentRecords(tenantId: number): readonly RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getKey(tenantId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a record that is open. A full or forbidden storage only costs this comfort. */
export function rememberRecord(tenantId: number, record: RecentRecord): void {
  const others = recentRecords(tenantId).filter(({ href }) => href !== record.href);
  try {
    localStorage.setItem(getKey(tenantId), JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // The menu is there without it.
  }
}

/** Forgets a record that is gone. */
export function forgetRecord(tenantId: number, href: string): void {
  const left = recentRecords(tenantId).filter((record) => record.href !== href);
  try {
    localStorage.setItem(getKey(tenantId), JSON.stringify(left));
  } catch {
    // The menu is there without it.
  }
}
