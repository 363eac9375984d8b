import { safeColor } from '@org/device-settings';
import { BUTTON_VARIANTS } from '@org/schema';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { isIconName } from '../../icons/icon-names.ts';
import { authorClasses, joinClasses } from '../../markup/class-names.ts';
import { cssVars } from '../../markup/css-vars.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { BUTTON_SIZES, type ButtonProps } from './button.definition.ts';

/** Renders a button: a link with a URL, and a `button` for scripts without one. */
export function ButtonView({ props, root, context }: BlockViewProps<ButtonProps>): ReactElement {
  const variant = BUTTON_VARIANTS.find((known) => known === props.variant);
  const size = BUTTON_SIZES.find((known) => known === props.size);
  const icon = isIconName(props.buttonIcon) ? (
    <Icon name={props.buttonIcon} className="org-button-icon" />
  ) : null;
  const attributes = {
    ...root,
    className: joinClasses(root.className, authorClasses(props.cssClasses)),
    'data-variant': variant,
    'data-size': size === 'default' ? undefined : size,
    'data-full-width': props.fullWidth || undefined,
    'data-event-trigger': props.eventTriggerName || undefined,
    style: cssVars({
      'org-button-color': safeColor(props.buttonColor),
      'org-button-ink': safeColor(props.textColor),
    }),
  };
  const content = (
    <>
      {props.iconPosition === 'after' ? null : icon}
      <span className="org-button-text" data-part="text">
        {props.text}
      </span>
      {props.iconPosition === 'after' ? icon : null}
    </>
  );
  const link = linkAttributes(props, context.editing);
  if (link.href === undefined && !(context.editing && props.href))
    return (
      <button {...attributes} type="button">
        {content}
      </button>
    );
  return (
    <a {...attributes} {...link}>
      {content}
    </a>
  );
}
