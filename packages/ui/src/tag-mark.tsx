import type { ReactElement } from 'react';

/** Shape: name of a tag, and its colour by the names of the palette. */
export interface TagMarkProps {
  readonly name: string;
  readonly color: string;
}

/** A tag by colour and name. */
export function TagMark({ name, color }: TagMarkProps): ReactElement {
  return (
    <span className="at-tag" data-color={color}>
      {name}
    </span>
  );
}
