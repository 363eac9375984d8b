/**
 * Titles of the journeys of every run, by the capability that only a browser with a server proves: one each. All others run in
 * `npm run test:full`, and a sample of them in every `npm test`.
 */
export const CORE_JOURNEYS: Readonly<Record<string, string>> = {
  // Who gets in.
  'sign-in, invitation, password reset, roles':
    'PERM-009 PERM-010 a person is invited, joins, resets the password, gets a lesser role, and is suspended',
  'admin and site are separate':
    'PERM-006 PERM-008 PERM-010 a visitor gets neither the admin nor the editor, and a public page carries none of it',
  companies: 'TEN-002 PERM-007 the owner makes a company, works in it, and suspends it',
  'accounts of visitors':
    'ROUTE-SITE-03 USER-002 NAV-005 NAV-007 NAV-008 a visitor signs in, reads their profile and leaves again',

  // Money.
  'quotes and invoices':
    'a quote goes from the page of a customer to acceptance on a phone without script, and becomes an invoice that is paid in parts and corrected',

  // The editor.
  'drag, edit, publish':
    'EDIT-001 a member of staff makes a page by dragging blocks, publishes it, and a visitor gets it',
  'keyboard and undo':
    'EDIT-017 a block is added, moved, copied and removed by keyboard, and undo restores it',
  touch: 'a long press drags a block, and a swipe scrolls',
  'formatted text':
    'EDIT-015 BLK-TEXTBOX-01 text is formatted, linked to a page and saved, and a visitor sees it so',
  templates:
    'CONTENT-012 EDIT-032 UI-008 a saved container is inserted from the drawer, on another page too',
  'ready-made pages and sections':
    'a page is made from its title and a ready-made page, gets another section by keyboard, and is published',
  menus:
    'EDIT-026 EDIT-030 NAV-017 a menu is built in the editor, published, and used by visitors with a mouse, a phone, keys, and without a script',
  'schedule and preview link':
    'a scheduled version stays hidden until its time, and a preview link shows it before',

  // Nothing is lost.
  'crash of the browser':
    'the browser dies in the middle of work: each operation is there again, undo and all',
  'lost connection':
    'ERR-003 edits made while the server is down are saved automatically when it returns',
  'two editors of a page':
    'EDIT-012 two people edit one page: the second sees both versions and loses neither',
  'live updates': 'a record that is open says who changed it, and what was typed is not touched',

  // Nothing hostile runs.
  'hostile content':
    'more than 500 hostile values run nothing and ask nobody else: on the site, in the editor, in mails',
  'hostile tenant':
    'a visitor of a hostile tenant signs in, sets a password and orders, and nothing of it reaches the author',

  // The back office.
  'lists and bulk actions': 'rows are found, edited, chosen, changed together and deleted by keys',
  'command menu':
    'CMDK-011 CMDK-012 CMDK-013 ROUTE-ADMIN-03 a customer is found while typing, and opens',
  customers:
    'CUST-002 ROUTE-ADMIN-08 a customer gets a vehicle, a tag and a note, and its history shows each change',
  import: 'a file of customers is checked, imported with a message that follows it, and undone',
  settings:
    'ROUTE-ADMIN-09 the settings are sections with addresses of their own; what is typed survives, and leaving asks',
  media:
    'MEDIA-002 the library: folders, several uploads, a failure with its reason, moving, and deleting what is empty',
  blog: 'BLOG-001 BLOG-002 a post is written, scheduled, and found with its badge',
  forms:
    'FORM-012 FORM-016 FORM-018 FORM-031 FORM-032 a form is made in the editor, sent with scripts and without, read and answered',
  'email campaigns':
    'EMAIL-006 EMAIL-007 EDIT-004 EDIT-005 a campaign is created, built by mouse, saved, and previewed as an email',
  analytics: 'AN-001 AN-005 visitors are asked, counted once they agree, and read in the admin',
  'first steps': 'starts from a site, opens it, and takes it back',

  // The shop.
  'products and variants':
    'ROUTE-ADMIN-06 ROUTE-ADMIN-07 a product is created with a variant matrix, counted, found, deleted and restored',
  'from an import to a shipped order':
    'imported products appear in the shop, one is found and bought, and staff ship it',
  'stock, partial fulfilment, refund':
    'staff change prices and stock in the grid, hand over a part of an order and cancel the rest',
  'guest checkout and account':
    'CART-023 a guest wants an account with an order, makes it by the mailed link, and finds the order in it',
  phone: 'a phone shows products, Add To Cart and the order total early, without script',
};
