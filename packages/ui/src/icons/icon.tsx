import type { ComponentType, ReactElement } from 'react';

/** Props of an icon component. */
export interface IconShapeProps {
  readonly size?: number | string;
  readonly stroke?: number | string;
  readonly className?: string;
  readonly 'aria-hidden'?: boolean;
}

/** An icon as a component, such as those of `@tabler/icons-react`. */
export type IconShape = ComponentType<IconShapeProps>;

/** Props of an icon: component, and size in px. */
export interface IconProps {
  readonly of: IconShape;
  /** px @default 16 */
  readonly size?: number;
  readonly className?: string;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string;
}

/** Renders an icon with the admin's stroke width. */
export function Icon({ of: Shape, size = 16, className, label }: IconProps): ReactElement {
  const drawing = <Shape size={size} stroke={1.75} aria-hidden {...(className && { className })} />;
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label} className="at-icon">
      {drawing}
    </span>
  );
}
