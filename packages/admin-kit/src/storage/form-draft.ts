/** Values of a form with any record. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Unsaved input of a form, and the version that it is based on. */
export interface FormDraft {
  readonly values: FormValues;
  readonly base: FormValues;
  readonly version: number | null;
}

const PREFIX = 'atrium-draft:';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the draft of a form after a reload; undefined without one, and when the form's fields have changed. */
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

/** Stores unsaved input for a reload of the tab, except secrets. Without storage only this convenience is lost. */
export function writeDraft(key: string, draft: FormDraft, secrets: readonly string[] = []): void {
  const blank = Object.fromEntries(secrets.map((name) => [name, '']));
  const kept = { ...draft, values: { ...draft.values, ...blank } };
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // The form itself still holds the input.
  }
}

/** Deletes the draft after a save or when it is discarded. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage there is no draft.
  }
}

/** Deletes all drafts before another user signs in. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
