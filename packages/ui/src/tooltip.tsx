import { Tooltip as MantineTooltip } from '@mantine/core';
import { TIMES } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';

/** Shape: what it says, and the one element that it is about. */
export interface TooltipProps {
  readonly label: ReactNode;
  readonly children: ReactElement;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
  readonly disabled?: boolean;
  /** True keeps it open, whatever the pointer does. */
  readonly held?: boolean | undefined;
}

/** A short explanation on hover and on keyboard focus, after 100 ms. Source: UI-011. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { label, children, position = 'top', disabled = false, held = false } = props;
  return (
    <MantineTooltip
      label={label}
      position={position}
      disabled={disabled}
      {...(held && { opened: true })}
      openDelay={TIMES.tooltipDelay}
      events={{ hover: true, focus: true, touch: false }}
      maw={320}
      multiline
      className="at-tooltip"
    >
      {children}
    </MantineTooltip>
  );
}
