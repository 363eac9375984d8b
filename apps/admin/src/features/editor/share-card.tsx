import type { ReactElement } from 'react';
import { SETTINGS_TEXT as text } from './messages.ts';

/** Renders the page as a card of a social network. */
export function ShareCard({
  image,
  title,
  description,
  host,
}: {
  readonly image: string;
  readonly title: string;
  readonly description: string;
  readonly host: string;
}): ReactElement {
  return (
    <figure className="ad-share-card">
      <figcaption className="at-meta">{text.card}</figcaption>
      {image ? <img src={image} alt="" /> : <span className="ad-share-none">{text.noImage}</span>}
      <small>{host}</small>
      <b>{title}</b>
      <span>{description}</span>
    </figure>
  );
}
