import type { DocumentStore } from '../../model/document/document-store.ts';
import { getNextSteps } from './snap-space.ts';
import { planReset, type SpaceBlock } from './space-block.ts';
import { getStepLabel } from './space-copy.ts';
import type { SpaceEdit } from './space-edit.ts';
import { getFieldName, getLink, type SideLink, type SpaceField } from './space-fields.ts';

/** Dependencies of the keys of a focused handle. */
export interface SpaceKeysHost {
  readonly store: DocumentStore;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  readonly getBlock: () => SpaceBlock | undefined;
  /** Opens a field of the block for a change. */
  readonly open: (field: SpaceField) => SpaceEdit | undefined;
  /** Moves the focus to the next handle, or to the one before. */
  readonly focusNext: (field: SpaceField, by: 1 | -1) => void;
  readonly focusPage: () => void;
}

/** Steps of an arrow key in px, without and with Shift. */
const STEP = 1;
const LARGE_STEP = 8;

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** Keys of the editor that act on a block, and must not while a handle has the focus. */
const WITHHELD: ReadonlySet<string> = new Set(['Enter', ' ']);

function change(
  host: SpaceKeysHost,
  field: SpaceField,
  next: (value: number) => number,
  link: SideLink,
): void {
  const edit = host.open(field);
  if (!edit) return;
  const values = edit.getValues(next(edit.start), link);
  if (link === 'none' && values[field] === edit.start) return;
  const { id, device } = edit.block;
  const refusal = edit.save(values, `${id}.${device}.${field}.${link}`);
  if (refusal !== undefined) host.announce(refusal, 'refused');
}

/** Sets the next step of the theme, or 0 below the first one. */
function step(host: SpaceKeysHost, field: SpaceField, isUp: boolean): void {
  const edit = host.open(field);
  if (!edit || field === 'height') return;
  const { id, device, spaces } = edit.block;
  const { up, down } = getNextSteps(edit.start, spaces);
  const token = isUp ? up : down;
  // Negative margins are numbers.
  if (!token && (isUp || edit.start <= 0)) return;
  const values = edit.getValues(token ? spaces[token] : 0, 'none', token);
  const refusal = edit.save(values, `${id}.${device}.${field}.step`);
  if (refusal !== undefined) host.announce(refusal, 'refused');
}

function reset({ store, getBlock, announce }: SpaceKeysHost, field: SpaceField): void {
  const block = getBlock();
  if (!block) return;
  const operation = planReset(block, field);
  const name = getFieldName(field);
  if (!operation) return announce(`${name} has no value on ${block.device}`, 'status');
  const result = store.run([operation], { label: getStepLabel(field, block.name) });
  announce(
    result.ok ? `${name} reset on ${block.device}` : result.message,
    result.ok ? 'status' : 'refused',
  );
}

/**
 * Handles a key of a focused handle: arrows change its value, with Shift in large steps, with Alt together with the opposite side,
 * with Alt and Shift together with all sides; Page up and Page down set steps of the theme; Home sets 0 and Delete resets; Tab goes round the handles and Escape leaves them.
 * @returns false for keys of the editor, such as undo
 */
export function handleSpaceKey(
  host: SpaceKeysHost,
  field: SpaceField,
  event: KeyboardEvent,
): boolean {
  const { key, shiftKey, altKey } = event;
  const direction = DIRECTIONS[key];
  if (direction !== undefined) {
    const step = direction * (shiftKey && !altKey ? LARGE_STEP : STEP);
    change(host, field, (value) => value + step, getLink(event));
  } else if (key === 'PageUp' || key === 'PageDown') step(host, field, key === 'PageUp');
  else if (key === 'Home') change(host, field, () => 0, 'none');
  else if (key === 'Delete' || key === 'Backspace') reset(host, field);
  else if (key === 'Tab') host.focusNext(field, shiftKey ? -1 : 1);
  else if (key === 'Escape') host.focusPage();
  else return WITHHELD.has(key);
  return true;
}
