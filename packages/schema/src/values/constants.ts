/** Devices with their own block settings, widest first. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** The viewports of the editor: the devices and, for campaigns, email. */
export const VIEWPORTS = ['desktop', 'tablet', 'mobile', 'email'] as const;
export type Viewport = (typeof VIEWPORTS)[number];

/**
 * Widths in px at which the public pages change device.
 * Below `tablet` a page is on a tablet, below `mobile` on a mobile.
 */
export const BREAKPOINTS = { tablet: 992, mobile: 768 } as const;

/** Width of the editor's canvas for each viewport, px; desktop fills the available width. */
export const VIEWPORT_WIDTHS: Readonly<Record<Viewport, number>> = {
  desktop: 1280,
  tablet: 820,
  mobile: 390,
  email: 640,
};

/** Width in px below which the admin's sidebar is a drawer. */
export const ADMIN_BREAKPOINT = 994;

/** Widths of the admin's sidebar, px. */
export const SIDEBAR = { open: 216, closed: 64 } as const;

/** Durations of the interface, ms. */
export const TIMES = {
  toast: 2500,
  importToast: 5000,
  loadingIndicator: 750,
  searchDebounce: 750,
  cssDebounce: 1000,
  cssNote: 2000,
  copied: 2000,
  tooltipDelay: 100,
  historyGroup: 600,
  vehicleMakes: 250,
  placesDebounce: 300,
} as const;

/** Maximum number of toasts on screen. */
export const MAX_TOASTS = 2;

/** Length of every generated node id but the root's. */
export const NODE_ID_LENGTH = 10;

/** Id of a tree's root node. */
export const ROOT_ID = 'ROOT';

/** Limits of a grid: columns and the columns and rows that a cell spans, rows, shares of columns, and the height of rows in px. */
export const GRID_LIMITS = {
  columns: 12,
  rows: 100,
  /** Shares change in steps of the minimum. */
  minShare: 0.25,
  maxShare: 12,
  rowHeight: 2000,
} as const;

/** Limits of stored content: size as stored, size of the unpacked JSON, nodes, and levels. */
export const CONTENT_LIMITS = {
  encodedBytes: 1_000_000,
  decodedBytes: 8_000_000,
  nodes: 5000,
  depth: 64,
} as const;

/** Maximum number of properties of a component: more are no help in one panel, and each instance is checked against all. */
export const MAX_COMPONENT_PROPERTIES = 50;

/** Maximum number of variants of a component: visitors load the values of all of them with the page. */
export const MAX_COMPONENT_VARIANTS = 20;

/** Maximum number of items of a collection on a page of a list. */
export const MAX_LISTED_ITEMS = 100;

/** Font weights of block settings. */
export const FONT_WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** Names of the theme's colors, in the order in which pickers show them. */
export const THEME_COLORS = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'warning',
  'danger',
  'dark',
  'light',
  'info',
] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];

/** Targets of a link. */
export const LINK_TARGETS = ['_self', '_blank', '_parent', '_top'] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];

/** Variants of a button, by the theme's colors. */
export const BUTTON_VARIANTS = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
] as const;

/** Starter sites. */
export const STARTER_SITES = ['bistro', 'garage', 'studio'] as const;
export type StarterSiteName = (typeof STARTER_SITES)[number];

/** Number of days for which deleted records can be restored. */
export const TRASH_DAYS = 30;

/** Size in px of the generated social image of a page. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Widths in px in which uploaded images are stored and served. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** Slug of the page with the list of posts. */
export const BLOG_PAGE = 'blog';
/** Prefix of the paths of posts. */
export const BLOG_PATH = `${BLOG_PAGE}/`;

/** Path of the archive of sent campaigns on a site. */
export const ARCHIVE_PAGE = 'newsletter';

/** Path of the shop on a site. */
export const STORE_PAGE = 'store';
/** Prefixes of the paths of products and product categories. */
export const PRODUCT_PATH = `${STORE_PAGE}/product/`;
/** Path prefix of the pages of product categories. */
export const STORE_CATEGORY_PATH = `${STORE_PAGE}/category/`;
/** Path of the cart. */
export const CART_PAGE = 'cart';

/** Path of the checkout, and prefix of the paths of placed orders. */
export const CHECKOUT_PAGE = 'checkout';
/** Path prefix of the page of an order. */
export const ORDER_PATH = 'order/';
/** Path prefix of the page of a quote or invoice. */
export const DOCUMENT_PATH = 'documents/';
