import { Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconPointFilled } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';

/** Save state of a form. */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

/** Props of the bar: state, and handlers of saving and discarding. */
export interface SaveBarProps {
  readonly state: SaveState;
  readonly onSave: () => void;
  readonly onDiscard?: () => void;
  /** @default 'Save' */
  readonly saveLabel?: string;
  /** Error message. */
  readonly message?: string;
  /** True when saving makes sense without a change, as for a new record. */
  readonly alwaysOn?: boolean;
}

const WORDS: Record<SaveState, string> = {
  clean: 'No changes',
  dirty: 'Unsaved changes',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
};

function Mark({ state }: { state: SaveState }) {
  if (state === 'saving') return <Loader size={14} />;
  if (state === 'saved') return <Icon of={IconCheck} />;
  if (state === 'failed') return <Icon of={IconAlertCircle} />;
  if (state === 'dirty') return <Icon of={IconPointFilled} />;
  return null;
}

/** Renders a sticky bar at the bottom of a form with its save state. */
export function SaveBar(props: SaveBarProps): ReactElement {
  const { state, onSave, onDiscard, message, saveLabel = 'Save', alwaysOn = false } = props;
  const open = state === 'dirty' || state === 'failed';
  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // A disabled button loses the focus, so the bar takes it to keep the keyboard position.
  useEffect(() => {
    if (state === 'saving' || state === 'dirty' || !isPressed.current) return;
    isPressed.current = false;
    const held = document.activeElement;
    const isStuck =
      held instanceof HTMLButtonElement && held.disabled && bar.current?.contains(held);
    if (held === document.body || isStuck) bar.current?.focus({ preventScroll: true });
  }, [state]);
  const words =
    state === 'failed' && message ? message : alwaysOn && state === 'clean' ? '' : WORDS[state];
  return (
    <div className="at-save-bar" data-state={state} ref={bar} tabIndex={-1}>
      <p className="at-save-bar-state" role="status">
        <Mark state={state} />
        <span>{words}</span>
      </p>
      <div className="at-save-buttons">
        {onDiscard && open && <Button onClick={onDiscard}>Discard</Button>}
        <Button
          variant="filled"
          onClick={() => {
            isPressed.current = true;
            onSave();
          }}
          loading={state === 'saving'}
          disabled={!open && !alwaysOn && state !== 'saving'}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
