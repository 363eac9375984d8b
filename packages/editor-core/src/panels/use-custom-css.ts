import { checkCss } from '@org/device-settings/custom-css';
import { MESSAGES, type NodeId, TIMES } from '@org/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentStore } from '../document/document-store.ts';
import { setProp } from '../document/edits.ts';
import { useNode } from '../editor-context.ts';

/** What came of the last press of Update. */
export type CssOutcome =
  | { readonly kind: 'none' | 'waiting' | 'saved' }
  /** Sentences, one a line. */
  | { readonly kind: 'refused'; readonly text: string };

/** The custom CSS of a block while an author writes it. */
export interface CustomCss {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Checks and saves after a moment; pressed again, it waits anew. */
  readonly update: () => void;
  readonly outcome: CssOutcome;
  /** True while what is written is not what the block has. */
  readonly differs: boolean;
}

const NONE: CssOutcome = { kind: 'none' };

/** What was written and not updated, by document and block: choosing another block loses nothing. */
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
 * Checks, saves and clears a block's own CSS.
 * Shape: document, block, what finds mistakes → what the panel shows. Source: CSS-001 to CSS-006.
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
