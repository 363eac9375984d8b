import { MESSAGES, mainNavItems, type NavItem } from '@org/schema';
import type { ReactElement } from 'react';
import type { BlockViewProps, RenderContext } from '../../block-view.ts';
import { Icon } from '../../icon.tsx';
import { linkAttributes } from '../../link-attributes.ts';
import { NavItems } from './nav-items.tsx';
import { hasVisitorMenu, VisitorMenu } from './visitor-menu.tsx';

const CART = '/cart';

/** The item that stands for the cart, where the site has one. Source: NAV-022. */
function cartItem({ site }: RenderContext): Partial<NavItem> | undefined {
  const items: unknown = site.cart.enabled ? mainNavItems(site.theme) : [];
  return Array.isArray(items)
    ? items.find((item: Partial<NavItem> | null) => item?.field_type === 'cart')
    : undefined;
}

/** The cart beside the menu. How much is in it is told by the page's own cart, when that has come to life. Source: NAV-022, NAV-030. */
function Cart({
  item,
  context: { editing },
}: {
  readonly item: Partial<NavItem>;
  readonly context: RenderContext;
}): ReactElement {
  return (
    <a
      className="org-nav-cart"
      {...linkAttributes({ href: CART, target: '_self' }, editing)}
      data-item={editing && typeof item.id === 'string' ? item.id : undefined}
      data-leads-to={editing ? CART : undefined}
      data-enhance="nav-cart"
    >
      <Icon name="shopping-cart" className="org-nav-icon" />
      <span className="org-nav-said">
        {typeof item.linkText === 'string' && item.linkText ? item.linkText : 'Cart'}
      </span>
      <span className="org-nav-count" data-part="count" hidden />
    </a>
  );
}

/** The menu: beside the logo on desktops, behind a button on narrower pages. Without a script both work; with one they are more than that. */
export function NavMainSectionView({
  root,
  context,
  uid,
  whole,
}: BlockViewProps<object>): ReactElement {
  if (whole?.mainSection === false) return <div {...root} hidden />;
  const { site, page } = context;
  const { mobileNavStyle, mobileNavStylePosition } = site.theme.mainnav_settings ?? {};
  const place = { context, path: page.isHomepage ? '/' : `/${page.slug}`, depth: 0 };
  const right = site.theme.rightnav_items ?? [];
  const hasVisitor = hasVisitorMenu(context);
  const cart = cartItem(context);
  return (
    <div {...root} data-enhance="nav-menu">
      <div
        id={uid}
        className="org-nav-panel"
        popover="auto"
        data-mobile={mobileNavStyle === 'dropdown' ? 'dropdown' : undefined}
        data-side={mobileNavStylePosition === 'start' ? 'start' : undefined}
      >
        <div className="org-nav-head">
          <p className="org-nav-title">{MESSAGES.navMenu}</p>
          <button
            className="org-nav-toggle"
            type="button"
            popoverTarget={uid}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <Icon name="x" className="org-nav-icon" />
          </button>
        </div>
        <nav className="org-nav-items" aria-label="Main">
          <ul className="org-nav-list" data-part="items">
            <NavItems items={mainNavItems(site.theme)} place={{ ...place, group: uid }} />
          </ul>
          {right.length > 0 || hasVisitor ? (
            <ul className="org-nav-list org-nav-right">
              <NavItems items={right} place={{ ...place, group: `${uid}-end` }} />
              {hasVisitor ? (
                <li>
                  <VisitorMenu context={context} uid={`${uid}-you`} />
                </li>
              ) : null}
            </ul>
          ) : null}
        </nav>
      </div>
      {cart ? <Cart item={cart} context={context} /> : null}
      <button
        className="org-nav-toggle org-nav-open"
        type="button"
        popoverTarget={uid}
        aria-label={MESSAGES.navMenu}
      >
        <Icon name="menu-2" className="org-nav-icon" />
      </button>
    </div>
  );
}
