import { safeMediaUrl } from '@org/device-settings';
import type { ReactElement } from 'react';
import { imageSources, knownImage } from '../../images/responsive-image.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { PAGE_FIELDS, type PageFieldProps } from './page-field.definition.ts';
import { typographyLook } from './typography-look.ts';

const NAMES = { title: 'title', slug: 'address', excerpt: 'excerpt', image: 'picture' } as const;

/** Renders a field of the page. An empty one takes no space, and is named in the editor. */
export function PageFieldView({
  props,
  root,
  context: { editing, media, page },
}: BlockViewProps<PageFieldProps>): ReactElement {
  const field = PAGE_FIELDS.find((known) => known === props.field) ?? 'title';
  const look = { ...root, ...typographyLook(props), 'data-field': field };
  const image = field === 'image' ? safeMediaUrl(page.image) : '';
  if (image !== '')
    return (
      <div {...look}>
        <img
          className="org-page-field-image"
          src={image}
          {...imageSources(image, true, knownImage(image, media))}
          alt={page.title}
          loading="lazy"
        />
      </div>
    );
  const text = field === 'image' ? '' : page[field];
  if (text === '')
    return (
      <div {...look} hidden={!editing}>
        <span className="org-page-field-none">{`This page has no ${NAMES[field]}`}</span>
      </div>
    );
  return <div {...look}>{text}</div>;
}
