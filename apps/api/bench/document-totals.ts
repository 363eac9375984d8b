// `pnpm --filter @org/api bench:document-totals`: totals of 10,000,000 random documents against exact rationals, in every thread
// that the machine has. The difference must be 0 minor units. `COUNT` and `SEED` choose others.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { currencyDigits, documentAmounts, type PricedLine, toScaled } from '@org/schema';

const COUNT = Number(process.env.COUNT ?? 10_000_000);
const SEED = Number(process.env.SEED ?? 1);

/** Result of a thread. */
interface Found {
  readonly documents: number;
  readonly lines: number;
  /** Sum of the differences in minor units. */
  readonly difference: bigint;
}

type Random = (below: number) => number;

/** Returns a generator of whole numbers below a limit (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const TAXES = [
  { id: 1, name: 'VAT', rate: 20 },
  { id: 2, name: 'GST', rate: 5 },
  { id: 3, name: 'QST', rate: 9.975 },
  { id: 4, name: 'Zero', rate: 0 },
];
const CURRENCIES = ['EUR', 'CAD', 'JPY', 'KWD'];

function randomLine(random: Random): PricedLine {
  const quantity = random(50_000_000) / 10_000;
  const unitPrice = random(random(2) ? 900_000_000 : 1_000_000) / 10_000;
  const isPercent = random(2) === 0;
  const part = random(1_000_001) / 10_000;
  return {
    quantity,
    unitPrice,
    discountType: isPercent ? 'percent' : 'amount',
    discount: isPercent ? part : Math.floor((quantity * unitPrice * part) / 101) / 100,
    taxes: TAXES.filter(() => random(3) === 0).slice(0, 3),
  };
}

/** Returns the fraction rounded half up; computed from the remainder, unlike the product does. */
function roundExact(over: bigint, under: bigint): bigint {
  const whole = over / under;
  return (over % under) * 2n >= under ? whole + 1n : whole;
}

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);
const add = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
/** Numbers with four decimals as integers. */
const exact = (value: number): bigint => toScaled(value, 4);
const ONE = 10_000n;
const getKey = (line: PricedLine): string => line.taxes.map(({ id }) => id).join();

/** Returns the amounts of a document by rationals: lines, taxes and the total, in minor units. */
function countExactly(
  lines: readonly PricedLine[],
  digits: number,
  taxInclusive: boolean,
): { readonly totals: bigint[]; readonly taxTotal: bigint; readonly grandTotal: bigint } {
  const minor = 10n ** BigInt(digits);
  const totals = lines.map(({ quantity, unitPrice, discountType, discount }) => {
    const gross = exact(quantity) * exact(unitPrice);
    return discountType === 'percent'
      ? roundExact(gross * (100n * ONE - exact(discount)) * minor, ONE * ONE * ONE * 100n)
      : roundExact((gross - exact(discount) * ONE) * minor, ONE * ONE);
  });
  const pick = (isOf: (line: PricedLine) => boolean): bigint =>
    add(totals.filter((_, at) => isOf(lines[at] as PricedLine)));
  const whole = add(totals);
  if (!taxInclusive) {
    const taxTotal = add(
      TAXES.map(({ id, rate }) =>
        roundExact(
          pick(({ taxes }) => taxes.some((tax) => tax.id === id)) * exact(rate),
          ONE * 100n,
        ),
      ),
    );
    return { totals, taxTotal, grandTotal: whole + taxTotal };
  }
  const nets = [...new Set(lines.map(getKey))].map((key) => {
    const rates = add(
      (lines.find((line) => getKey(line) === key)?.taxes ?? []).map(({ rate }) => exact(rate)),
    );
    return roundExact(pick((line) => getKey(line) === key) * ONE * 100n, ONE * 100n + rates);
  });
  return { totals, taxTotal: whole - add(nets), grandTotal: whole };
}

/** Compares documents and returns the sum of all differences. */
function compare(count: number, seed: number): Found {
  const random = createRandom(seed);
  let difference = 0n;
  let lineCount = 0;
  for (let at = 0; at < count; at++) {
    const lines = Array.from({ length: 1 + random(5) }, () => randomLine(random));
    const currency = CURRENCIES[random(CURRENCIES.length)] ?? 'EUR';
    const taxInclusive = random(2) === 0;
    const amounts = documentAmounts(lines, { currency, taxInclusive });
    const right = countExactly(lines, currencyDigits(currency), taxInclusive);
    for (const [index, total] of right.totals.entries())
      difference += distance(total, amounts.lines[index]?.total ?? -1n);
    difference += distance(right.taxTotal, amounts.taxTotal);
    difference += distance(right.grandTotal, amounts.grandTotal);
    // The parts add up: nets and taxes of the lines are those of the document.
    difference += distance(add(amounts.lines.map(({ tax }) => tax)), amounts.taxTotal);
    difference += distance(
      add(amounts.lines.map(({ net }) => net)),
      right.grandTotal - right.taxTotal,
    );
    lineCount += lines.length;
  }
  return { documents: count, lines: lineCount, difference };
}

if (isMainThread) {
  const threads = availableParallelism();
  const start = performance.now();
  const found = await Promise.all(
    Array.from({ length: threads }, (_, at) => {
      const count = Math.floor(COUNT / threads) + (at < COUNT % threads ? 1 : 0);
      return new Promise<Found>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), {
          workerData: { count, seed: SEED * 1_000_003 + at },
        });
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const sum = (pick: (one: Found) => number): number =>
    found.reduce((all, one) => all + pick(one), 0);
  const difference = add(found.map((one) => one.difference));
  const documents = sum((one) => one.documents);
  console.log(`${documents} documents, ${sum((one) => one.lines)} lines, ${threads} threads`);
  console.log(`  difference to exact rationals: ${difference} minor units (goal 0)`);
  console.log(`  ${seconds.toFixed(0)} s, ${Math.round(documents / seconds)} documents a second`);
  if (difference !== 0n) process.exitCode = 1;
} else {
  const { count, seed } = workerData as { readonly count: number; readonly seed: number };
  parentPort?.postMessage(compare(count, seed));
}
