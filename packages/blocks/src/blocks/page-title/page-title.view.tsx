import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { typographyLook } from '../page-field/typography-look.ts';
import type { PageTitleProps } from './page-title.definition.ts';

/** Renders the title of the current page. */
export function PageTitleView({
  props,
  root,
  context: { editing, page },
}: BlockViewProps<PageTitleProps>): ReactElement {
  return (
    <h1 {...root} {...typographyLook(props)} hidden={page.title === '' && !editing}>
      {page.title === '' && editing ? 'Title of the page' : page.title}
    </h1>
  );
}
