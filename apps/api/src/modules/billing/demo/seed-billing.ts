import { dayPlus } from '@org/schema';
import { documentLineWriteSchema, type Invoice, type Quote } from '@org/schema/entities';
import type { DemoBilling, DemoInvoice, DemoQuote } from '@org/starter-kits';
import { getAs, latestPast } from '../../../kernel/database/history-time.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { updateBillingSettings } from '../documents/billing-settings.ts';
import { toLineBodies } from '../documents/price-lines.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { creditInvoice, issueInvoice } from '../invoices/invoice-actions.ts';
import { payInvoice } from '../invoices/invoice-payments.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';
import { answerQuote, issueQuote } from '../quotes/quote-actions.ts';

/** Customers and projects of a demo tenant, to which its documents refer. */
interface Known {
  readonly today: string;
  /** The last moment that counts as past. */
  readonly latest: Date;
  /** Ids of customers by email address, and of projects by title. */
  readonly customers: ReadonlyMap<string, number>;
  readonly projects: ReadonlyMap<string, number>;
}

/** Returns the noon of a day, UTC, or the last moment that counts as past for a later one. */
const noon = ({ latest }: Known, day: string): Date =>
  new Date(Math.min(Date.parse(`${day}T12:00:00Z`), latest.getTime()));

/** Returns the fields of a document that people write. */
function toFields(
  { customers, projects }: Known,
  {
    title,
    customer,
    project,
    lines,
    publicNotes,
  }: Pick<DemoQuote, 'title' | 'customer' | 'project' | 'lines' | 'publicNotes'>,
) {
  return {
    title,
    customer_id: customers.get(customer),
    projectId: (project && projects.get(project)) || null,
    lines: lines.map((line) => documentLineWriteSchema.cast(line)),
    ...(publicNotes && { publicNotes }),
  };
}

/** Dates a draft back to its day. */
async function dateBack(
  { tx }: TenantWrite,
  known: Known,
  table: 'quotes' | 'invoices',
  id: number,
  day: string,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ created_at: noon(known, day) })
    .where('id', '=', id)
    .execute();
}

async function seedQuote(write: TenantWrite, known: Known, demo: DemoQuote): Promise<void> {
  const day = dayPlus(known.today, demo.day);
  const quote = (await createEntity(write, quoteEntity, {
    ...toFields(known, demo),
    quoteDate: day,
    expiryDate: dayPlus(day, demo.validDays),
    ...(demo.deposit && { depositType: 'percent', deposit: demo.deposit }),
  })) as Quote;
  await dateBack(write, known, 'quotes', quote.id, day);
  if (!demo.issued) return;
  await issueQuote(write, quote.id, undefined);
  const { answer } = demo;
  if (answer)
    await getAs(noon(known, dayPlus(day, answer.after)), () =>
      answerQuote(write, quote.id, { answer: answer.type, reason: answer.reason ?? '' }),
    );
}

/** Returns the lines of a credit note: those of the invoice with the credited quantities. */
function toCredit(invoice: Invoice, credit: NonNullable<DemoInvoice['credit']>) {
  return toLineBodies(invoice.lines ?? []).flatMap((line) => {
    const found = credit.lines.find(({ name }) => name === line.name);
    return found ? [{ ...line, quantity: found.quantity, timeEntryIds: [] }] : [];
  });
}

async function seedInvoice(write: TenantWrite, known: Known, demo: DemoInvoice): Promise<void> {
  const day = dayPlus(known.today, demo.day);
  const invoice = (await createEntity(write, invoiceEntity, {
    ...toFields(known, demo),
    invoiceDate: day,
    dueDate: dayPlus(day, demo.dueDays),
  })) as Invoice;
  const { id } = invoice;
  await dateBack(write, known, 'invoices', id, day);
  if (!demo.issued) return;
  await issueInvoice(write, id, undefined);
  for (const { after, method, amount, reference = '' } of demo.payments ?? []) {
    const date = dayPlus(day, after);
    const { balance } = await write.tx
      .selectFrom('invoices')
      .select('balance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await getAs(noon(known, date), () =>
      payInvoice(write, id, { amount: amount ?? Number(balance), date, method, reference }),
    );
  }
  const { credit } = demo;
  if (credit) {
    const date = dayPlus(day, credit.after);
    await getAs(noon(known, date), () =>
      creditInvoice(write, id, { reason: credit.reason, lines: toCredit(invoice, credit) }),
    );
  }
}

async function seedDocuments(
  write: TenantWrite,
  known: Known,
  { quotes, invoices }: DemoBilling,
): Promise<void> {
  // Oldest first, so that the numbers follow the dates.
  const byDay = <Demo extends { readonly day: number }>(all: readonly Demo[]) =>
    all.toSorted((a, b) => a.day - b.day);
  for (const demo of byDay(quotes))
    await getAs(noon(known, dayPlus(known.today, demo.day)), () => seedQuote(write, known, demo));
  for (const demo of byDay(invoices))
    await getAs(noon(known, dayPlus(known.today, demo.day)), () => seedInvoice(write, known, demo));
}

/** Creates the quotes and invoices of a demo tenant. Dates are counted from today. */
export async function seedBilling({ write, tenant }: TenantSeed): Promise<void> {
  const { billing } = tenant;
  if (!billing) return;
  const { taxes, terms, footer, bankDetails } = billing;
  await updateBillingSettings(write, {
    taxes: taxes.map((tax) => ({ ...tax })),
    invoiceTerms: terms,
    footer,
    bankDetails,
  });
  const customers = await write.tx.selectFrom('customers').select(['id', 'email']).execute();
  const projects = await write.tx.selectFrom('projects').select(['id', 'title']).execute();
  await seedDocuments(
    write,
    {
      today: new Date().toISOString().slice(0, 10),
      latest: await latestPast(write.tx),
      customers: new Map(customers.map(({ id, email }) => [email, id])),
      projects: new Map(projects.map(({ id, title }) => [title, id])),
    },
    billing,
  );
}
