import { useEffect, useRef } from 'react';

/** Actions of a list's shortcuts; keys of absent ones are ignored. */
export interface ListKeyActions {
  readonly search: () => void;
  /** Moves to the next row for 1, to the previous one for -1. */
  readonly move: (step: 1 | -1) => void;
  readonly select?: (() => void) | undefined;
  readonly edit?: (() => void) | undefined;
  readonly open: () => void;
  readonly remove?: (() => void) | undefined;
  readonly help: () => void;
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const ELSEWHERE = '[role=dialog], [role=menu], [role=listbox]';

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[aria-modal=true]')) return false;
  const { target } = event;
  return !(target instanceof Element) || !target.closest(`${TYPING}, ${ELSEWHERE}`);
}

/** Returns the action of a key. Enter and arrow keys only apply to a focused row: elsewhere the browser handles them. */
function getAction(event: KeyboardEvent, actions: ListKeyActions): (() => void) | undefined {
  const onRow = event.target instanceof HTMLTableRowElement;
  switch (event.key) {
    case '/':
      return actions.search;
    case 'j':
      return () => actions.move(1);
    case 'k':
      return () => actions.move(-1);
    case 'ArrowDown':
      return onRow ? () => actions.move(1) : undefined;
    case 'ArrowUp':
      return onRow ? () => actions.move(-1) : undefined;
    case 'x':
      return actions.select;
    case 'e':
      return actions.edit;
    case 'Enter':
      return onRow ? actions.open : undefined;
    case '#':
    case 'Delete':
      return actions.remove;
    case '?':
      return actions.help;
    default:
      return undefined;
  }
}

/** Handles the shortcuts of a list, except while the user types, or while a menu or dialog is open. */
export function useListKeys(actions: ListKeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isMeant(event)) return;
      const action = getAction(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
