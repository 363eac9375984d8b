import { ActionIcon } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { Tooltip } from './tooltip.tsx';

/** Props of the button: icon and label, which is both tooltip and accessible name. Other props are passed on. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'color' | 'style'> {
  readonly icon: IconShape;
  readonly label: string;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Width and height, px. @default 32 */
  readonly size?: number;
  /** True keeps the tooltip open, such as to confirm an action. */
  readonly held?: boolean | undefined;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
}

/** Renders an icon button with its label as a tooltip. */
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
