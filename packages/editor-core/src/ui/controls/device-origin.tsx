import { Button, keepFocus } from '@org/ui';
import { type ReactElement, type RefObject, useRef } from 'react';

/** Props of the origin of a value. */
export interface DeviceOriginProps {
  /** True for a value that is stored for the current device. */
  readonly isOwn: boolean;
  /** Says what applies without one. */
  readonly otherwise: string;
  /** Name of the value, for the button that resets it. */
  readonly label: string;
  /** Removes the value of the device; undefined when it always has one. */
  readonly onReset?: (() => void) | undefined;
}

/** Renders where the value of a device comes from, with a button that resets it. */
export function DeviceOrigin(props: DeviceOriginProps): ReactElement {
  const { isOwn, otherwise, label, onReset } = props;
  return (
    <p className="at-spacing-line">
      <span className="at-spacing-words">
        <span className="at-style-origin" data-origin={isOwn ? 'own' : 'default'} />
        <span>{isOwn ? 'Set on this device' : otherwise}</span>
      </span>
      {isOwn && onReset ? (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-label={`Reset ${label.toLowerCase()}`}
          onClick={onReset}
        >
          Reset
        </Button>
      ) : null}
    </p>
  );
}

/** Returns a reference to a field, and a function that runs a reset and then focuses the field, since its button disappears. */
export function useResetFocus(): {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly resetWith: (reset: () => void) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  return {
    root,
    resetWith: (reset) => {
      keepFocus(() => root.current);
      reset();
    },
  };
}
