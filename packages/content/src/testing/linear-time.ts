/** A text of any length: a start, a repeated part, and an end that makes everything before it fail. */
export interface HostileText {
  readonly start: string;
  readonly part: string;
  readonly end: string;
}

/** Measurements of a hostile text that took too long. */
export interface SlowText extends HostileText {
  /** Processor time in ms at one, two and four times the length. */
  readonly ms: readonly number[];
}

/** Options of `findSlowTexts`. */
export interface LinearTimeOptions {
  /** Tokens with a meaning for the parser, from which hostile texts are generated. */
  readonly pieces: readonly string[];
  /** Length of the shortest text, characters. @default 20000 */
  readonly length?: number;
  /** Number of mixtures in addition to each piece alone. @default 40 */
  readonly runs?: number;
  /** Chooses hostile texts by a name that is the same in every run. @default all of them */
  readonly isDrawn?: (name: string) => boolean;
}

/** Time in ms below which a text is fast for any ratio: noise dominates there. */
const FAST_MS = 60;
/** Maximum growth for twice the length: 2 for linear time, 4 for quadratic time. */
const MAX_GROWTH = 3.2;
const REPEATS = 3;
/** Number of times that a text must be slow. */
const ATTEMPTS = 3;

/** Generates pseudorandom numbers from 0 to 1, the same in every run. */
function* randomNumbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** An end that no parser accepts as the end of what came before it. */
const STRANGE_END = '\u0001x';

/** Generates hostile texts: each piece repeated, and mixtures of up to four pieces. */
function* hostileTexts(pieces: readonly string[]): Generator<HostileText> {
  const random = randomNumbers(20_261_123);
  const pick = (): string => pieces[Math.floor(random.next().value * pieces.length)] ?? '';
  for (const part of pieces) for (const end of ['', STRANGE_END]) yield { start: '', part, end };
  for (;;) {
    const count = 1 + Math.floor(random.next().value * 4);
    const part = Array.from({ length: count }, pick).join('');
    yield {
      start: random.next().value < 0.5 ? '' : pick(),
      part,
      end: random.next().value < 0.5 ? '' : pick(),
    };
  }
}

/** Returns the processor time of the fastest of several runs, which is independent of other programs. */
async function measure(parse: (text: string) => unknown, text: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < REPEATS; run++) {
    const before = process.cpuUsage();
    await parse(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best < FAST_MS) break;
  }
  return best;
}

/** Tells whether the last of the measurements grew faster than linearly. */
function isTooSlow(ms: readonly number[]): boolean {
  const [last = 0, before = 0] = ms.toReversed();
  return ms.length > 1 && last > FAST_MS && last > before * MAX_GROWTH;
}

/** Measures one, two and four times the length, and ends with the first measurement that grew faster than linearly. */
async function measureGrowth(
  parse: (text: string) => unknown,
  makeText: (times: number) => string,
): Promise<number[]> {
  const ms: number[] = [];
  for (const times of [1, 2, 4]) {
    ms.push(await measure(parse, makeText(times)));
    if (isTooSlow(ms)) break;
  }
  return ms;
}

/**
 * Runs a parser on hostile texts at one, two and four times a length, and returns those whose time grows faster than linearly.
 * Stops at the first one, since a quadratic parser would take minutes for the others. For tests.
 */
export async function findSlowTexts(
  parse: (text: string) => unknown,
  { pieces, length = 20_000, runs = 40, isDrawn = () => true }: LinearTimeOptions,
): Promise<SlowText[]> {
  let left = runs + 2 * pieces.length;
  for (const hostile of hostileTexts(pieces)) {
    if (left-- <= 0) break;
    const { start, part, end } = hostile;
    if (part === '' || !isDrawn(`${start} ${part} ${end}`)) continue;
    const makeText = (times: number): string =>
      start + part.repeat(Math.ceil((length * times) / part.length)) + end;
    let ms: number[] = [];
    // A slow parser is slow again; a busy machine is not, three times in a row.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      ms = await measureGrowth(parse, makeText);
      if (!isTooSlow(ms)) break;
    }
    if (isTooSlow(ms)) return [{ ...hostile, ms }];
  }
  return [];
}
