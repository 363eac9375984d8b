import { parseMarkup } from '@org/content';
import { MarkupNodes } from '@org/ui';
import { type ReactElement, useMemo } from 'react';

/** Props of the view: guarded markup. */
export interface MarkupViewProps {
  readonly markup: string;
}

/** Renders formatted text. It is parsed, so that nothing but the elements of the product's markup reaches the page. */
export function MarkupView({ markup }: MarkupViewProps): ReactElement {
  const nodes = useMemo(() => parseMarkup(markup), [markup]);
  return <MarkupNodes nodes={nodes} />;
}
