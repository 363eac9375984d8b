import { BUTTON_VARIANTS } from '@org/schema';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { frameAddress } from '../../markup/frame-address.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { BUTTON_SIZES } from '../button/button.definition.ts';
import type { DesignOnlineProps } from './design-online.definition.ts';

/** Renders a button that opens a design studio in an overlay. Without a script it is a link to the studio. */
export function DesignOnlineView({
  props,
  root,
  context: { editing },
}: BlockViewProps<DesignOnlineProps>): ReactElement {
  const url = frameAddress(props.studioUrl);
  const button = {
    className: 'org-button',
    'data-variant': BUTTON_VARIANTS.find((known) => known === props.variant) ?? 'primary',
    'data-size': BUTTON_SIZES.find((known) => known === props.size && known !== 'default'),
  };
  const text = (
    <>
      <Icon name="palette" className="org-button-icon" />
      <span data-part="text">{props.text}</span>
    </>
  );
  if (url === undefined || editing)
    return (
      <div {...root}>
        <button {...button} type="button" disabled={url === undefined && !editing}>
          {text}
        </button>
        {url === undefined && editing ? (
          <p className="org-design-online-none">Enter the address of the studio in the settings.</p>
        ) : null}
      </div>
    );
  return (
    <div {...root} data-enhance="design-online" data-frame={url.origin}>
      <a
        {...button}
        {...linkAttributes({ href: url.href, target: '_blank' }, editing)}
        data-part="open"
      >
        {text}
      </a>
      <dialog className="org-design-online-dialog" data-part="dialog" aria-label={props.text}>
        <div className="org-design-online-bar">
          <span className="org-design-online-title">{props.text}</span>
          <button
            className="org-design-online-close"
            type="button"
            data-part="close"
            aria-label="Close"
          >
            <Icon name="x" className="org-button-icon" />
          </button>
        </div>
        <iframe
          className="org-design-online-frame"
          data-part="frame"
          title={props.text}
          height="670"
          allow="clipboard-write; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </dialog>
    </div>
  );
}
