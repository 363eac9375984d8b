import type { ComponentType, ReactElement } from 'react';

/** What every drawn icon takes. */
export interface IconShapeProps {
  readonly size?: number | string;
  readonly stroke?: number | string;
  readonly className?: string;
  readonly 'aria-hidden'?: boolean;
}

/** An icon as a component, such as those of `@tabler/icons-react`. */
export type IconShape = ComponentType<IconShapeProps>;

/** Shape: the drawing, and its size in px. */
export interface IconProps {
  readonly of: IconShape;
  /** px @default 16 */
  readonly size?: number;
  readonly className?: string;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
}

/** An icon in the admin's weight of line. */
export function Icon({ of: Shape, size = 16, className, label }: IconProps): ReactElement {
  const drawing = <Shape size={size} stroke={1.75} aria-hidden {...(className && { className })} />;
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label} className="at-icon">
      {drawing}
    </span>
  );
}
