import { SegmentedControl } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** An option of a segmented control; `label` may be an icon with an accessible name. */
export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** Props of the control: a few exclusive options, all visible. */
export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm';
}

/** Renders a choice between a few visible options. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const {
    label,
    options,
    value,
    onChange,
    fullWidth = false,
    disabled = false,
    size = 'xs',
  } = props;
  return (
    <SegmentedControl
      aria-label={label}
      data={[...options]}
      value={value}
      onChange={(next) => onChange(next as Value)}
      fullWidth={fullWidth}
      disabled={disabled}
      size={size}
      className="at-segmented"
    />
  );
}
