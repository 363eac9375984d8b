// `pnpm --filter @org/api bench:issuers`: many people who issue invoices at the same time; numbers without gaps and doubles.
import { getRequest } from '../test/support/test-api.ts';
import { type BenchApi, withBenchApi } from './bench-api.ts';

const ISSUERS = Number(process.env.ISSUERS ?? 100);
const EACH = Number(process.env.EACH ?? 1000);
const COUNT = ISSUERS * EACH;

await withBenchApi(measure);
process.exit(0);

async function measure({ api, owner, world }: BenchApi): Promise<void> {
  const { id, customer } = world.alpha;
  const lines = JSON.stringify([
    {
      id: 1,
      type: 'service',
      productId: null,
      variantId: null,
      timeEntryIds: [],
      sku: '',
      name: 'Design',
      description: '',
      quantity: 2,
      unit: 'h',
      unitPrice: 50,
      discountType: 'percent',
      discount: 0,
      taxIds: [],
      taxes: [],
      taxAmount: 0,
      lineTotal: 100,
      sort: 0,
    },
  ]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into app.invoices (tenant_id, customer_id, customer_name, currency, invoice_date, lines, subtotal, grand_total)
     select $1, $2, 'Buyer', 'CAD', '2031-03-01', $3::jsonb, 100, 100 from generate_series(1, $4::int) returning id`,
    [id, customer, lines, COUNT],
  );
  await owner.query('vacuum analyze app.invoices');
  const ids = rows.map((row) => Number(row.id));
  const numbers: string[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: ISSUERS }, async (_, issuer) => {
      for (let at = issuer; at < ids.length; at += ISSUERS) {
        const path = `/api/v1/admin/invoices/${ids[at]}/issue/`;
        const request = getRequest(world, 'POST', path, { as: 'admin', body: {} });
        const answer = await api.fetch(request, { address: '127.0.0.1' });
        const body = (await answer.json()) as { invoice?: { invoiceNumber: string } };
        if (!body.invoice) throw new Error(JSON.stringify(body));
        numbers.push(body.invoice.invoiceNumber);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const counts = numbers.map((number) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
  const isExact = counts.every((count, at) => count === at + 1) && counts.length === COUNT;
  console.log(`${ISSUERS} issuers, ${EACH} invoices each`);
  console.log(`  numbers are exactly 1 to ${COUNT}: ${isExact ? 'yes' : 'NO'}`);
  console.log(`  ${Math.round(COUNT / seconds)} a second (goal 500), ${seconds.toFixed(1)} s`);
  if (!isExact) process.exitCode = 1;
}
