import { safeColor } from '@org/device-settings';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { isIconName } from '../../icons/icon-names.ts';
import { authorClasses, joinClasses } from '../../markup/class-names.ts';
import { cssVars } from '../../markup/css-vars.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type IconItem, type IconsProps, PLACES } from './icons.definition.ts';

const pixels = (value: unknown): string =>
  `${typeof value === 'number' && Number.isFinite(value) ? Math.min(512, Math.max(8, value)) : 72}px`;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns 'brand-instagram' as 'Instagram'. */
function spoken(icon: string): string {
  const words = icon.replace(/^brand-/, '').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function item(icon: IconItem, key: number, editing: boolean): ReactElement | null {
  if (typeof icon !== 'object' || icon === null || !isIconName(icon.icon)) return null;
  const drawing = <Icon name={icon.icon} className="org-icons-drawing" />;
  const shared = {
    className: joinClasses('org-icons-item', authorClasses(text(icon.cssClasses))),
    'data-part': 'item',
    style: cssVars({
      'org-icon-w': pixels(icon.width),
      'org-icon-h': pixels(icon.height),
      'org-icon-color': safeColor(icon.color),
    }),
  };
  const link = linkAttributes({ href: text(icon.href), target: text(icon.hrefTarget) }, editing);
  // An invalid URL makes no link; the editor never links, but still renders a future link as one.
  if (link.href === undefined && !(editing && text(icon.href)))
    return (
      <span key={key} {...shared}>
        {drawing}
      </span>
    );
  const anchor = { ...shared, ...link, 'aria-label': text(icon.label) || spoken(icon.icon) };
  return (
    <a key={key} {...anchor}>
      {drawing}
    </a>
  );
}

/** Renders a row or column of icons. */
export function IconsView({ props, root, context }: BlockViewProps<IconsProps>): ReactElement {
  const items = props.icons.map((icon, key) => item(icon, key, context.editing)).filter(Boolean);
  const place = (value: string): string | undefined =>
    PLACES.find((known) => known === value && known !== 'start');
  return (
    <div
      {...root}
      data-direction={props.direction === 'column' ? 'column' : undefined}
      data-justify={place(props.justify)}
      data-align={place(props.align)}
      data-gap={Math.min(5, Math.max(0, Math.round(props.gap)))}
    >
      {items.length > 0 ? items : MESSAGES.noIcons}
    </div>
  );
}
