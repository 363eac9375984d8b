import { checkCss } from '@org/device-settings/custom-css';
import { TIMES } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { NodeId } from '@org/schema/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { useNode } from '../../session/context/editor-context.ts';

/** Result of the last Update. */
export type CssOutcome =
  | { readonly kind: 'none' | 'waiting' | 'saved' }
  /** Messages, one per line. */
  | { readonly kind: 'refused'; readonly text: string };

/** State of a block's custom CSS while it is edited. */
export interface CustomCss {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Checks and saves after a delay, which each call restarts. */
  readonly update: () => void;
  readonly outcome: CssOutcome;
  /** True when the draft differs from the saved CSS. */
  readonly differs: boolean;
}

const NONE: CssOutcome = { kind: 'none' };

/** Drafts that were not saved, by document and block, so that selecting another block loses nothing. */
const drafts = new WeakMap<DocumentStore, Map<NodeId, string>>();

function getDrafts(store: DocumentStore): Map<NodeId, string> {
  const known = drafts.get(store) ?? new Map<NodeId, string>();
  drafts.set(store, known);
  return known;
}

function mistakesIn(text: string, check: typeof checkCss): string {
  try {
    return check(text).join('\n');
  } catch {
    return MESSAGES.cssInvalid;
  }
}

/**
 * Checks, saves and clears a block's custom CSS.
 * @param store - document
 * @param id - block
 * @param check - linter
 * @returns state of the panel
 */
export function useCustomCss(
  store: DocumentStore,
  id: NodeId,
  check: typeof checkCss = checkCss,
): CustomCss {
  const stored = useNode(id)?.props.customCss;
  const saved = typeof stored === 'string' ? stored : '';
  const [draft, setDraft] = useState(() => getDrafts(store).get(id));
  const [outcome, setOutcome] = useState<CssOutcome>(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = draft ?? saved;
  const latest = useRef(text);
  latest.current = text;

  const write = useCallback(
    (next: string) => {
      getDrafts(store).set(id, next);
      setDraft(next);
      setOutcome((before) => (before.kind === 'waiting' ? before : NONE));
    },
    [store, id],
  );

  const finish = useCallback(() => {
    const next = latest.current.trim() === '' ? '' : latest.current;
    const mistakes = mistakesIn(next, check);
    if (mistakes) return setOutcome({ kind: 'refused', text: mistakes });
    const result = setProp(store, id, 'customCss', next);
    if (!result.ok) return setOutcome({ kind: 'refused', text: result.message });
    getDrafts(store).delete(id);
    setDraft(undefined);
    setOutcome({ kind: 'saved' });
    timer.current = setTimeout(() => setOutcome(NONE), TIMES.cssNote);
  }, [store, id, check]);

  const update = useCallback(() => {
    clearTimeout(timer.current);
    setOutcome({ kind: 'waiting' });
    timer.current = setTimeout(finish, TIMES.cssDebounce);
  }, [finish]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { text, write, update, outcome, differs: text !== saved };
}
