// `pnpm --filter @org/api bench:document-pdfs`: time to draw the PDF of an invoice of three pages and of 200 lines in a thread, with
// and without the e-invoice inside, and how long the event loop was held meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { appError } from '@org/schema/errors';
import { runInThread } from '../src/kernel/threads/run-in-thread.ts';
import { drawDocumentTask } from '../src/modules/billing/documents/document.tasks.ts';
import type { DocumentInput } from '../src/modules/billing/documents/document-paper.ts';
import { sampleInvoice } from '../test/support/sample-invoice.ts';
import { sampleSender } from '../test/support/sample-order.ts';

const RUNS = 30;
/** Lines of an invoice of three pages. */
const THREE_PAGES = 24;

const SELLER = {
  name: 'Kiln',
  taxNumber: 'DE123456789',
  address: 'Kilnweg 4',
  email: 'post@kiln.example',
  phone: '',
};

function makeInput(lines: number, isStructured: boolean): DocumentInput {
  const invoice = sampleInvoice(lines);
  const { billTo } = invoice;
  return {
    one: { kind: 'invoice', document: invoice },
    sender: sampleSender,
    seller: undefined,
    bankDetails: 'DE89 3704 0044 0532 0130 00',
    vehicle: '',
    creditedNumber: '',
    ...(isStructured &&
      billTo && {
        structured: {
          invoice,
          billTo,
          seller: SELLER,
          structured: {
            street: 'Kilnweg 4',
            city: 'Berlin',
            postalCode: '10115',
            countryCode: 'DE',
            registrationNumber: '',
            iban: '',
            bic: '',
            untaxed: 'E',
            exemptionReason: '',
            categories: {},
          },
          preceding: undefined,
        },
      }),
  };
}

const draw = (input: DocumentInput): Promise<Uint8Array> =>
  runInThread(drawDocumentTask, input, (cause) => appError('too_large', { cause }));

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

async function measure(title: string, input: DocumentInput, goal: number): Promise<void> {
  await draw(input);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  let pages = 0;
  delay.enable();
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const pdf = await draw(input);
    times.push(performance.now() - start);
    pages =
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0;
  }
  delay.disable();
  const [middle, high] = [at(times, 0.5), at(times, 0.95)];
  console.log(
    `${title}: ${pages} pages, median ${middle.toFixed(0)} ms, p95 ${high.toFixed(0)} ms (goal ${goal}), event loop held for at most ${(delay.max / 1e6).toFixed(1)} ms`,
  );
  if (middle > goal) process.exitCode = 1;
}

await measure('three pages', makeInput(THREE_PAGES, false), 150);
await measure('three pages, e-invoice inside', makeInput(THREE_PAGES, true), 150);
await measure('200 lines', makeInput(200, false), 1000);
await measure('200 lines, e-invoice inside', makeInput(200, true), 1000);
process.exit();
