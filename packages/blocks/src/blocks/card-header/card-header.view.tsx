import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CardHeaderProps } from './card-header.definition.ts';

const HEIGHT = 200;

/** Renders the images of a card. */
export function CardHeaderView({
  props: { minHeight },
  root,
  children,
}: BlockViewProps<CardHeaderProps>): ReactElement {
  const height = Number.isFinite(minHeight) ? Math.min(1000, Math.max(0, minHeight)) : HEIGHT;
  return (
    <div {...root} style={cssVars({ 'org-card-h': height === HEIGHT ? undefined : `${height}px` })}>
      {children}
    </div>
  );
}
