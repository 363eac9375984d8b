import { type ApiError, isApiError } from '@org/api-client';
import { type FieldProblem, type SaveState, useUnsavedGuard } from '@org/ui';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from '../storage/form-draft.ts';
import {
  type Difference,
  findDifferences,
  mergeChoice,
  type Side,
  withLater,
} from './form-conflict.ts';
import { text } from './messages.ts';

type AnyValues = Record<string, unknown>;

/** Values of a record and their version; undefined for a record that is not saved yet. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: number | undefined;
}

/** Options of a record form: initial values, validation and saving. */
export interface RecordFormOptions<Values extends AnyValues> {
  /** Key of the draft that survives a reload. */
  readonly draftKey: string;
  /** Fields that are not part of the draft. */
  readonly secrets?: readonly (keyof Values & string)[];
  /** Initial values. A newer version replaces them while there is no input. */
  readonly initial: Versioned<Values>;
  readonly resolver: Resolver<Values>;
  /** Labels of the fields. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Saves the values. `base` holds the initial values: a conflict about other fields needs no dialog. */
  readonly save: (
    values: Values,
    version: number | undefined,
    base: Values,
  ) => Promise<Versioned<Values>>;
  /** Called after each successful save, when leaving no longer asks. */
  readonly onSaved?: (saved: Versioned<Values>) => void | Promise<void>;
  /** Reads the record of a conflict. */
  readonly readCurrent: (current: unknown) => Versioned<Values> | undefined;
  /** Returns the field of an error that does not name one. */
  readonly getField?: (error: ApiError) => (keyof Values & string) | undefined;
  /**
   * Maps the server's field names to those of the form.
   * @param path - path, such as `theme.primary`
   * @returns field
   */
  readonly fieldAt?: (path: string) => (keyof Values & string) | undefined;
}

/** A conflict that the user has to resolve. */
export interface OpenConflict {
  readonly differences: readonly Difference[];
  readonly decide: (choice: Readonly<Record<string, Side>>) => Promise<void>;
  readonly cancel: () => void;
}

/** State and actions of a record's form. */
export interface RecordForm<Values extends AnyValues> {
  readonly form: UseFormReturn<Values>;
  readonly state: SaveState;
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  readonly conflict: OpenConflict | undefined;
  /** True while a restored draft is shown. */
  readonly restored: boolean;
  /** Resolves to true after a successful save. */
  readonly submit: () => Promise<boolean>;
  readonly discard: () => void;
  /** Version of the initial values; undefined for a record that is not saved yet. */
  readonly version: number | undefined;
  /** Version that was loaded from outside while there was no input; undefined once something else is shown. */
  readonly takenOver: number | undefined;
  /** Loads the record as another user has saved it; opens the conflict dialog when there is input. */
  readonly meet: (current: Versioned<Values>) => void;
}

/** Maximum number of listed problems per field: a table may have hundreds of invalid rows. */
const MAX_PROBLEMS = 3;

/**
 * Returns the problems of a field or of its nested values.
 * @param error - error, or list or object of errors
 * @returns path within the field, `.3.sku`
 */
function problemsIn(error: unknown): { path: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return [];
  const own: unknown = Reflect.get(error, 'message');
  if (typeof own === 'string') return [{ path: '', message: own }];
  return Object.entries(error).flatMap(([key, part]) =>
    key === 'ref'
      ? []
      : problemsIn(part).map(({ path, message }) => ({ path: `.${key}${path}`, message })),
  );
}

function listProblems<Values extends AnyValues>(
  errors: FieldErrors<Values>,
  labels: RecordFormOptions<Values>['labels'],
): FieldProblem[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    return problemsIn(Reflect.get(errors, field))
      .slice(0, MAX_PROBLEMS)
      .map(({ path, message }) => ({ field: `${field}${path}`, label: String(label), message }));
  });
}

/**
 * Form logic of every record: validation, saving with a version, server errors at their fields, conflicts, a draft that survives
 * a reload, and the question before input is discarded.
 */
export function useRecordForm<Values extends AnyValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { draftKey, resolver, labels } = options;
  const [found] = useState(() => readDraft(draftKey, options.initial.values));
  const [base, setBase] = useState<Versioned<Values>>(() =>
    found ? { values: found.base as Values, version: found.version ?? undefined } : options.initial,
  );
  const [restored, setRestored] = useState(found !== undefined);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<Versioned<Values>>();
  const [takenOver, setTakenOver] = useState<number>();
  const canLeave = useRef(false);
  const running = useRef<Promise<boolean>>(undefined);

  const form = useForm<Values>({
    resolver,
    defaultValues: base.values as DefaultValues<Values>,
    shouldFocusError: true,
  });
  const { reset, getValues } = form;
  const { isDirty, isSubmitting, errors } = form.formState;
  const secrets = useRef(options.secrets);
  secrets.current = options.secrets;

  useEffect(() => {
    if (found) reset(found.values as Values, { keepDefaultValues: true });
  }, [found, reset]);

  useEffect(() => {
    const subscription = form.watch((values) => {
      canLeave.current = false;
      const draft = { values, base: base.values, version: base.version ?? null };
      writeDraft(draftKey, draft, secrets.current);
    });
    return () => subscription.unsubscribe();
  }, [form, draftKey, base]);

  useEffect(() => {
    // A restored draft must also survive the next reload.
    if (!isDirty && !isSubmitting && !restored) dropDraft(draftKey);
  }, [isDirty, isSubmitting, restored, draftKey]);

  function begin(next: Versioned<Values>): void {
    setBase(next);
    form.reset(next.values);
    setFailure('');
    setTheirs(undefined);
    setRestored(false);
    dropDraft(draftKey);
  }

  // Only a newer version is an event; the values and functions of this render belong to it.
  const latest = useRef({ initial: options.initial, base, begin, attempt });
  latest.current = { initial: options.initial, base, begin, attempt };
  const initialVersion = options.initial.version;
  const baseVersion = base.version;
  useEffect(() => {
    const isNewer = (initialVersion ?? 0) > (baseVersion ?? Number.POSITIVE_INFINITY);
    // A form with a draft to restore is not clean, even before the draft is applied.
    if (!isNewer || isDirty || isSubmitting || restored) return;
    latest.current.begin(latest.current.initial);
    setSaved(false);
    setTakenOver(initialVersion);
  }, [initialVersion, baseVersion, isDirty, isSubmitting, restored]);

  function show(error: ApiError, current: Versioned<Values> | undefined): void {
    setTheirs(current);
    const own = options.getField?.(error);
    const told = { ...(own && { [own]: error.message }), ...error.formErrors };
    const fields = Object.entries(told)
      .map(([path, message]) => [options.fieldAt?.(path) ?? path, message] as const)
      .filter(([field]) => (/^\w+/.exec(field)?.[0] ?? '') in labels);
    for (const [field, message] of fields.reverse()) {
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true });
    }
    const whole = error.hint ? `${error.message}. ${error.hint}` : error.message;
    setFailure(fields.length > 0 ? text.mend : whole);
  }

  /** Resets the form to the saved values. Input typed during the save is applied on top, to be saved next. */
  async function finish(next: Versioned<Values>, sent: Values): Promise<void> {
    const values = withLater(next.values, sent, structuredClone(form.getValues()));
    begin(next);
    setSaved(true);
    canLeave.current = true;
    // A new record gets its own screen, which receives the input.
    if (values && base.version !== undefined) {
      form.reset(values, { keepDefaultValues: true });
      canLeave.current = false;
      const draft = { values, base: next.values, version: next.version ?? null };
      writeDraft(draftKey, draft, options.secrets);
    }
    await options.onSaved?.(next);
  }

  async function attempt(values: Values, from: Versioned<Values>): Promise<boolean> {
    setFailure('');
    const sent = structuredClone(form.getValues());
    try {
      await finish(await options.save(values, from.version, from.values), sent);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const current = error.code === 'conflict' ? options.readCurrent(error.current) : undefined;
      // The server has exactly what was sent: only a response was lost, and there is no conflict.
      if (current && findDifferences(from.values, sent, current.values).length === 0) {
        await finish(current, sent);
        return true;
      }
      show(error, current);
      return false;
    }
  }

  async function send(): Promise<boolean> {
    let done = false;
    await form.handleSubmit(
      async (values) => {
        done = await attempt(values, base);
      },
      () => setFailure(text.mend),
    )();
    return done;
  }

  // Pressing Enter twice saves once.
  function submit(): Promise<boolean> {
    running.current ??= send().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  const newest = useRef(submit);
  newest.current = submit;
  const ask = useUnsavedGuard(
    isDirty,
    useCallback(() => newest.current(), []),
  );
  useBlocker({
    enableBeforeUnload: false,
    async shouldBlockFn({ current, next }) {
      if (canLeave.current || current.pathname === next.pathname) return false;
      const leave = await ask();
      if (leave) dropDraft(draftKey);
      return !leave;
    },
  });

  const conflict = useMemo((): OpenConflict | undefined => {
    if (!theirs) return undefined;
    const mine = getValues();
    // The conflict is about the values at the time of its save.
    const { base: from, begin: start, attempt: retry } = latest.current;
    return {
      differences: findDifferences(from.values, mine, theirs.values),
      cancel: () => setTheirs(undefined),
      async decide(choice) {
        const merged = mergeChoice(theirs.values, mine, choice);
        start(theirs);
        if (findDifferences(theirs.values, merged, theirs.values).length === 0)
          return setSaved(true);
        reset(merged, { keepDefaultValues: true });
        await retry(merged, theirs);
      },
    };
  }, [theirs, reset, getValues]);

  let state: SaveState = saved ? 'saved' : 'clean';
  if (isDirty) state = 'dirty';
  if (failure) state = 'failed';
  if (isSubmitting) state = 'saving';

  return {
    form,
    state,
    message: failure,
    problems: listProblems(errors, labels),
    conflict,
    restored,
    submit,
    version: base.version,
    takenOver: takenOver === base.version ? takenOver : undefined,
    meet(current) {
      if (isDirty) setTheirs(current);
      else begin(current);
    },
    discard() {
      setSaved(false);
      begin(base);
    },
  };
}
