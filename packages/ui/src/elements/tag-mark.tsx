import type { ReactElement } from 'react';

/** Props of the tag: its name, and its color by the names of the palette. */
export interface TagMarkProps {
  readonly name: string;
  readonly color: string;
}

/** Renders a tag with its color. */
export function TagMark({ name, color }: TagMarkProps): ReactElement {
  return (
    <span className="at-tag" data-color={color}>
      {name}
    </span>
  );
}
