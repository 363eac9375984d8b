import type { ReactNode } from 'react';

/** A button of a dialog. */
export interface AskButton<Value> {
  readonly label: string;
  /** Value that the dialog resolves to when it is pressed. */
  readonly value: Value;
  /** @default 'default' */
  readonly kind?: 'primary' | 'danger' | 'default';
  /** True for the button with the initial focus. */
  readonly focused?: boolean;
}

/** A question: title, content, buttons, and the result of Escape. */
export interface Question<Value> {
  readonly title: string;
  /** Content of the question; a function receives a callback that answers, for content that is itself the choice. */
  readonly content: ReactNode | ((answer: (value: Value) => void) => ReactNode);
  /** In reading order; the last is at the right. */
  readonly buttons: readonly AskButton<Value>[];
  /** Result of Escape and the close button. */
  readonly dismissed: Value;
  /** Width of the dialog, px. @default 420 */
  readonly width?: number;
}

/** A question that waits to be shown. */
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

/** Returns the question to show, for the host of dialogs. */
export function currentQuestion(): PendingQuestion | undefined {
  return queue[0];
}

/** Adds a listener of questions and returns the function that removes it. */
export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let hosts = 0;

/**
 * Registers a host of questions.
 * @returns function that unregisters it; without a host, questions are dismissed
 */
export function hostQuestions(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts > 0) return;
    for (const { question, answer } of queue) answer(question.dismissed);
  };
}

/**
 * Asks in a dialog and waits for the answer. Concurrent questions are queued.
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
