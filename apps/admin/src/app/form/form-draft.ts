import type { FormValues } from './form-conflict.ts';

/** What was typed and not yet saved, with the version that it was typed upon. */
export interface FormDraft {
  readonly values: FormValues;
  readonly base: FormValues;
  readonly version: number | null;
}

const PREFIX = 'atrium-draft:';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a form that a reload has interrupted; undefined without one, and for one that a newer form cannot read. */
export function readDraft(key: string, shape: FormValues): FormDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values) || !isRecord(stored.base)) return undefined;
    const { values, base, version } = stored;
    const fits = Object.keys(shape).every((name) => typeof values[name] === typeof shape[name]);
    if (!fits || !(version === null || typeof version === 'number')) return undefined;
    return { values, base, version };
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was typed through a reload of the tab, secrets aside: they are typed again. A full or forbidden storage only costs
 * this comfort.
 */
export function writeDraft(key: string, draft: FormDraft, secrets: readonly string[] = []): void {
  const blank = Object.fromEntries(secrets.map((name) => [name, '']));
  const kept = { ...draft, values: { ...draft.values, ...blank } };
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // The form itself still holds everything.
  }
}

/** Forgets the draft, once saved or given up. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage there is none.
  }
}

/** Forgets every draft: the next person at this tab is somebody else. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
