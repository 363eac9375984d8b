import { drawSample, drawSuites } from '@org/config/test-sample';

/** Suites that start servers, kill processes, break connections or race for half a minute or more each: a usual run draws one. */
const KILL_SUITES: readonly string[] = [
  'backup',
  'board-kills',
  'campaign-kills',
  'clock',
  'create-owner',
  'database-faults',
  'drain',
  'embedded',
  'generated-input',
  'import-kills',
  'kills',
  'order-kills',
  'processes',
  'shop-races',
  'worker-kills',
].map((name) => `test/${name}.test.ts`);

/**
 * Suites of many rows, pictures, papers and simultaneous requests, which take a third of the time of all suites: a usual run draws
 * an eighth of them. What they are about has a quicker suite beside them that runs each time.
 */
const SLOW_SUITES: readonly string[] = [
  'src/kernel/database/plan-search.test.ts',
  'src/kernel/entities/bulk-work.test.ts',
  'src/kernel/imports/correct-import.test.ts',
  'src/kernel/imports/imports.routes.test.ts',
  'src/kernel/imports/read-table.test.ts',
  'src/kernel/imports/undo-import.test.ts',
  'src/kernel/jobs/jobs.test.ts',
  'src/main/seed-demo.test.ts',
  'src/modules/billing/customer-activity/customer-activity.routes.test.ts',
  'src/modules/billing/documents/document-mails.routes.test.ts',
  'src/modules/billing/documents/document-paper.test.ts',
  'src/modules/billing/documents/preview-mail.routes.test.ts',
  'src/modules/billing/reports/journal-file.test.ts',
  'src/modules/commerce/cart/reservation-limits.test.ts',
  'src/modules/commerce/checkout/shop-account.routes.test.ts',
  'src/modules/commerce/inventory/mail-low-stock.test.ts',
  'src/modules/commerce/products/product-forms.routes.test.ts',
  'src/modules/commerce/products/product-pictures.routes.test.ts',
  'src/modules/content/media/media.routes.test.ts',
  'src/modules/content/pages/page-list-grammar.routes.test.ts',
  'src/modules/content/tree/content-tasks.test.ts',
  'src/modules/marketing/automations/automations.routes.test.ts',
  'src/modules/marketing/automations/paused-emails.test.ts',
  'src/modules/marketing/notifications/design-event-mail.test.ts',
  'src/modules/marketing/sending/bounces/webhooks.routes.test.ts',
  'src/modules/platform/audit-log/security-log.test.ts',
  'src/modules/platform/starter-sites/starter-sites.routes.test.ts',
  'test/board-races.test.ts',
  'test/linear-time.test.ts',
  'test/races.test.ts',
  'test/site-visitors.test.ts',
  'test/visitor-accounts.test.ts',
];

/**
 * Returns the suites that a usual run leaves out; a full run leaves out none.
 * @param usual - suites of modules that ask a database, of which a usual run takes a third, those of recent changes first
 */
export function leftOutSuites(usual: readonly string[]): readonly string[] {
  const long = [...KILL_SUITES, ...SLOW_SUITES];
  const others = usual.filter((suite) => !long.includes(suite));
  const drawn = new Set([
    ...drawSample(KILL_SUITES, 1),
    ...drawSample(SLOW_SUITES, Math.ceil(SLOW_SUITES.length / 8)),
    ...drawSuites(others, Math.ceil(others.length / 3), 'apps/api'),
  ]);
  return [...long, ...others].filter((suite) => !drawn.has(suite));
}

/** Suites that take as long as many others and are in every run. */
const LONG_EACH_TIME: readonly string[] = [
  'test/mutations/mutations.test.ts',
  'test/actors-and-routes.test.ts',
];

/** Returns true for the path of a suite that takes long. */
export const isLong = (path: string): boolean =>
  [...LONG_EACH_TIME, ...KILL_SUITES, ...SLOW_SUITES].some((suite) => path.endsWith(`/${suite}`));
