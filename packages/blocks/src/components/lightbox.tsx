import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

/** Renders the lightbox of a gallery with previous, next and close buttons. */
export function Lightbox({ isAlone }: { readonly isAlone: boolean }): ReactElement {
  return (
    <dialog className="org-lightbox" data-part="lightbox" aria-label="Picture">
      <button className="org-lightbox-button" data-part="close" type="button" aria-label="Close">
        <Icon name="x" className="org-lightbox-icon" />
      </button>
      <figure className="org-lightbox-figure">
        <img className="org-lightbox-picture" data-part="large" alt="" />
        <figcaption className="org-lightbox-caption" aria-live="polite">
          <span data-part="caption" />
          <span className="org-lightbox-count" data-part="count" />
        </figcaption>
      </figure>
      {isAlone ? null : (
        <>
          <button
            className="org-lightbox-button"
            data-step="-1"
            type="button"
            aria-label="Previous picture"
          >
            <Icon name="chevron-left" className="org-lightbox-icon" />
          </button>
          <button
            className="org-lightbox-button"
            data-step="1"
            type="button"
            aria-label="Next picture"
          >
            <Icon name="chevron-right" className="org-lightbox-icon" />
          </button>
        </>
      )}
    </dialog>
  );
}
