import type { ReactNode } from 'react';

/** One button of a dialog. */
export interface AskButton<Value> {
  readonly label: string;
  /** What the dialog resolves to when it is pressed. */
  readonly value: Value;
  /** @default 'default' */
  readonly kind?: 'primary' | 'danger' | 'default';
  /** True on the button that has the focus at first. */
  readonly focused?: boolean;
}

/** A question: title, content, buttons, and what Escape means. */
export interface Question<Value> {
  readonly title: string;
  /** What is asked; as a function it is given the way to answer, for content that is the choice itself. */
  readonly content: ReactNode | ((answer: (value: Value) => void) => ReactNode);
  /** In reading order; the last stands at the right. */
  readonly buttons: readonly AskButton<Value>[];
  /** What Escape and the close button resolve to. */
  readonly dismissed: Value;
  /** Width of the dialog, px. @default 420 */
  readonly width?: number;
}

/** A question on its way to the screen. */
export interface PendingQuestion {
  readonly id: number;
  readonly question: Omit<Question<unknown>, 'buttons' | 'content'> & {
    readonly content: ReactNode;
    readonly buttons: readonly AskButton<unknown>[];
  };
  readonly answer: (value: unknown) => void;
}

let queue: readonly PendingQuestion[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly PendingQuestion[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** The question to show now, for the host of dialogs. */
export function currentQuestion(): PendingQuestion | undefined {
  return queue[0];
}

/** Shape: listener → a function that stops it. */
export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let hosts = 0;

/** Says that somebody shows questions. Shape: → a function that ends it; what is asked when nobody is left is dismissed. */
export function hostQuestions(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts > 0) return;
    for (const { question, answer } of queue) answer(question.dismissed);
  };
}

/**
 * Asks in a dialog and waits for the answer. Questions that come meanwhile wait their turn.
 * Source: UI-003, UI-004.
 * @example if (await ask({ title, content, buttons, dismissed: false })) remove();
 */
export function ask<const Value>(question: Question<Value>): Promise<Value> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (value: unknown) => {
      change(queue.filter((pending) => pending.id !== id));
      resolve(value as Value);
    };
    const content =
      typeof question.content === 'function' ? question.content(answer) : question.content;
    change([...queue, { id, question: { ...question, content }, answer }]);
  });
}
