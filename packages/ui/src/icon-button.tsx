import { ActionIcon } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

/** Shape: icon and name; the name is the tooltip and what screen readers say. What else a button takes is passed on. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'color' | 'style'> {
  readonly icon: IconShape;
  readonly label: string;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Side, px. @default 32 */
  readonly size?: number;
  /** True keeps the tooltip open, as for a word about what was just done. */
  readonly held?: boolean | undefined;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
}

/** A button that is an icon, with its name as a tooltip. */
export function IconButton(props: IconButtonProps): ReactElement {
  const {
    icon,
    label,
    onPress,
    pressed,
    disabled = false,
    busy = false,
    size = 32,
    held,
    position,
    ...rest
  } = props;
  return (
    <Tooltip label={label} position={position ?? 'bottom'} held={held}>
      <ActionIcon
        {...rest}
        aria-label={label}
        size={size}
        disabled={disabled}
        loading={busy}
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? 'accent' : 'gray'}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        {...(onPress && { onClick: onPress })}
      >
        <Icon of={icon} size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
