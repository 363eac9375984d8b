import { MESSAGES } from '@org/schema/copy';
import { mainNavItems, NAV_SITE_PAGES, type NavItem } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../icons/icons.gen.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import { NavItems } from './nav-items.tsx';
import { hasVisitorMenu, VisitorMenu } from './visitor-menu.tsx';

type SitePage = keyof typeof NAV_SITE_PAGES;

const SITE_PAGES: Readonly<Record<SitePage, { readonly label: string; readonly icon: IconName }>> =
  {
    search: { label: 'Search', icon: 'search' },
    cart: { label: 'Cart', icon: 'shopping-cart' },
  };

/** Returns the menu item of a built-in page; the cart only when the site has one. */
function findSitePage({ site }: RenderContext, type: SitePage): Partial<NavItem> | undefined {
  const items: unknown = type === 'cart' && !site.cart.enabled ? [] : mainNavItems(site.theme);
  return Array.isArray(items)
    ? items.find((item: Partial<NavItem> | null) => item?.field_type === type)
    : undefined;
}

/** Renders a link to the search or the cart as an icon beside the menu. Its script shows the number of items in the cart. */
function SitePageLink({
  type,
  context,
}: {
  readonly type: SitePage;
  readonly context: RenderContext;
}): ReactElement | null {
  const item = findSitePage(context, type);
  if (!item) return null;
  const { editing } = context;
  const href = NAV_SITE_PAGES[type];
  const isCart = type === 'cart';
  return (
    <a
      className={`org-nav-${type}`}
      {...linkAttributes({ href, target: '_self' }, editing)}
      data-item={editing && typeof item.id === 'string' ? item.id : undefined}
      data-leads-to={editing ? href : undefined}
      data-enhance={isCart ? 'nav-cart' : undefined}
    >
      <Icon name={SITE_PAGES[type].icon} className="org-nav-icon" />
      <span className="org-nav-said">
        {typeof item.linkText === 'string' && item.linkText
          ? item.linkText
          : SITE_PAGES[type].label}
      </span>
      {isCart ? <span className="org-nav-count" data-part="count" hidden /> : null}
    </a>
  );
}

/** Renders the menu: beside the logo on desktops, behind a button on narrower pages. Both work without a script. */
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
      <SitePageLink type="search" context={context} />
      <SitePageLink type="cart" context={context} />
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
