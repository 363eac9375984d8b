import { Tooltip as MantineTooltip } from '@mantine/core';
import { TIMES } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';

/** Props of the tooltip: its text, and its single target element. */
export interface TooltipProps {
  readonly label: ReactNode;
  readonly children: ReactElement;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
  readonly disabled?: boolean;
  /** True keeps it open regardless of hover. */
  readonly held?: boolean | undefined;
}

/** Renders a short explanation on hover and keyboard focus, after 100 ms. */
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
