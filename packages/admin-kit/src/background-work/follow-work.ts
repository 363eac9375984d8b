/** Polling intervals in ms, which become longer. */
const PAUSES = [500, 1000, 1000, 2000, 2000, 5000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Options of polling: the initial state, the request, the predicate of completion, whether events have reported the end, and the
 * progress handler.
 */
export interface FollowOptions<Work> {
  readonly begun: Work;
  readonly ask: () => Promise<Work>;
  readonly isOver: (now: Work) => boolean;
  readonly isTold: () => boolean;
  readonly onProgress: (now: Work) => void;
}

/** Polls background work until it ends; returns undefined when events have reported the end. */
export async function followWork<Work>({
  begun,
  ask,
  isOver,
  isTold,
  onProgress,
}: FollowOptions<Work>): Promise<Work | undefined> {
  let now = begun;
  for (let asked = 0; !isTold(); asked++) {
    if (isOver(now)) return now;
    onProgress(now);
    await pause(PAUSES[Math.min(asked, PAUSES.length - 1)] ?? 0);
    if (isTold()) return undefined;
    now = await ask();
  }
  return undefined;
}
