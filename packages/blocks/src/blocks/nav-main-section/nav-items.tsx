import { BUTTON_VARIANTS } from '@org/schema';
import { isSitePageItem, NAV_DEPTH, type NavItem } from '@org/schema/entities';
import { createElement, Fragment, type ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { isIconName } from '../../icons/icon-names.ts';
import { authorClasses, joinClasses } from '../../markup/class-names.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { RenderContext } from '../../render/block-view.ts';
import { isActivePath } from './is-active-path.ts';

/** Context in which menu items are rendered. */
interface Place {
  readonly context: RenderContext;
  /** Path of the current page. */
  readonly path: string;
  /** Name of an exclusive group: only one of its menus is open at a time. */
  readonly group: string;
  readonly depth: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the valid items of a stored menu, each of which is an object. */
function drawable(items: unknown): readonly NavItem[] {
  return Array.isArray(items)
    ? items.filter((item): item is NavItem => typeof item === 'object' && item !== null)
    : [];
}

/** Returns attributes of an item that only the editor needs: its URL and its id. */
function editorHooks({ id, href }: NavItem, editing: boolean): object {
  return editing ? { 'data-item': text(id), 'data-leads-to': text(href) || undefined } : {};
}

function ItemIcon({ name }: { readonly name: unknown }): ReactElement | null {
  return isIconName(name) ? <Icon name={name} className="org-nav-icon" /> : null;
}

/** Renders an item with a URL as a link, a button, or an icon. */
function ItemLink({
  item,
  place,
}: {
  readonly item: NavItem;
  readonly place: Place;
}): ReactElement {
  const { context, path } = place;
  const isButton = item.field_type === 'button';
  const isIcon = item.field_type === 'icon' && isIconName(item.icon);
  const href = text(item.href);
  const label = text(item.linkText);
  const size = item.size === 'md' ? undefined : item.size || undefined;
  return (
    <a
      className={joinClasses(
        isButton ? 'org-button org-nav-button' : 'org-nav-link',
        authorClasses(text(item.classes)),
      )}
      {...linkAttributes({ href, target: text(item.target) }, context.editing)}
      {...editorHooks(item, context.editing)}
      aria-current={isActivePath(path, href) ? 'page' : undefined}
      data-variant={isButton ? BUTTON_VARIANTS.find((one) => one === item.variant) : undefined}
      data-size={isButton ? size : undefined}
    >
      <ItemIcon name={item.icon} />
      <span className={isIcon ? 'org-nav-said' : undefined}>{label}</span>
    </a>
  );
}

/** Returns true for an item that links to the current page, or has a descendant that does. */
function holdsActive(item: NavItem, path: string): boolean {
  return (
    isActivePath(path, text(item.href)) ||
    drawable(item.children).some((child) => holdsActive(child, path))
  );
}

/** Renders an item with child items that opens by a click. Its own URL, if any, is the first entry. */
function ItemMenu({
  item,
  place,
}: {
  readonly item: NavItem;
  readonly place: Place;
}): ReactElement {
  const { context, path, group, depth } = place;
  const isEnd = item.drop === 'end';
  const own: NavItem = { ...item, field_type: 'link', icon: '', classes: '', children: [] };
  return (
    <details className="org-nav-menu" name={group} data-drop={isEnd ? 'end' : undefined}>
      <summary
        className={joinClasses('org-nav-link', authorClasses(text(item.classes)))}
        data-active={holdsActive(item, path) || undefined}
        {...(context.editing ? { 'data-item': text(item.id) } : {})}
      >
        <ItemIcon name={item.icon} />
        <span>{text(item.linkText)}</span>
        <span className="org-nav-caret" aria-hidden="true" />
      </summary>
      <ul className="org-nav-sub">
        {text(item.href) ? (
          <li>
            <ItemLink item={own} place={place} />
          </li>
        ) : null}
        <NavItems
          items={drawable(item.children)}
          place={{ ...place, group: `${group}-${text(item.id)}`, depth: depth + 1 }}
        />
      </ul>
    </details>
  );
}

/** Renders the items of one level as entries of the surrounding list. Cart and search are rendered beside the menu. */
export function NavItems({
  items,
  place,
}: {
  readonly items: unknown;
  readonly place: Place;
}): ReactElement {
  const entries = drawable(items)
    .filter((item) => !isSitePageItem(item.field_type))
    .map((item) => {
      const isMenu =
        (item.field_type === 'dropdown' || drawable(item.children).length > 0) &&
        place.depth < NAV_DEPTH;
      return createElement(
        'li',
        { 'data-end': item.rightAlign === true || undefined },
        isMenu ? <ItemMenu item={item} place={place} /> : <ItemLink item={item} place={place} />,
      );
    });
  // Children that are passed as arguments need no keys; stored ids may be duplicated.
  return createElement(Fragment, null, ...entries);
}
