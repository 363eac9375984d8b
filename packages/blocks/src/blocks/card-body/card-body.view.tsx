import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CardBodyProps } from './card-body.definition.ts';

const HEIGHT = 150;

/** Renders the body of a card. */
export function CardBodyView({
  props: { minHeight },
  root,
  children,
}: BlockViewProps<CardBodyProps>): ReactElement {
  const height = Number.isFinite(minHeight) ? Math.min(1000, Math.max(0, minHeight)) : HEIGHT;
  return (
    <div {...root} style={cssVars({ 'org-card-h': height === HEIGHT ? undefined : `${height}px` })}>
      {children}
    </div>
  );
}
