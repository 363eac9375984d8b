/**
 * Titles of the journeys of every run, by what a broken product would show first. All others run in `npm run test:full`, and a
 * sample of them in every `npm test`.
 */
export const CORE_JOURNEYS: Readonly<Record<string, string>> = {
  // Who gets in.
  'sign-in, invitation, password reset, roles':
    'PERM-009 PERM-010 a person is invited, joins, resets the password, gets a lesser role, and is suspended',

  // Money.
  'quotes and invoices':
    'a quote goes from the page of a customer to acceptance on a phone without script, and becomes an invoice that is paid in parts and corrected',

  // The editor.
  'drag, edit, publish':
    'EDIT-001 a member of staff makes a page by dragging blocks, publishes it, and a visitor gets it',

  // Nothing is lost.
  'lost connection':
    'ERR-003 edits made while the server is down are saved automatically when it returns',
  'two editors of a page':
    'EDIT-012 two people edit one page: the second sees both versions and loses neither',

  // The back office.
  'lists and bulk actions': 'rows are found, edited, chosen, changed together and deleted by keys',
  forms:
    'FORM-012 FORM-016 FORM-018 FORM-031 FORM-032 a form is made in the editor, sent with scripts and without, read and answered',

  // The shop.
  'from an import to a shipped order':
    'imported products appear in the shop, one is found and bought, and staff ship it',
  phone: 'a phone shows products, Add To Cart and the order total early, without script',
};
