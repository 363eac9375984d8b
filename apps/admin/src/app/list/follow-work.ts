/** Times between two questions, ms: often at first, less often for what takes long. */
const PAUSES = [500, 1000, 1000, 2000, 2000, 5000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Shape: the work as it began, how it is asked for again, whether it is over, whether events have told its end, and who is told how it goes. */
export interface FollowOptions<Work> {
  readonly begun: Work;
  readonly ask: () => Promise<Work>;
  readonly isOver: (now: Work) => boolean;
  readonly isTold: () => boolean;
  readonly onProgress: (now: Work) => void;
}

/** Asks where work in the background stands until it is over; undefined where the events have told it. */
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
