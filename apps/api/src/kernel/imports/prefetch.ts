/**
 * Makes the next ready while the one before is worked with: what waits for the database costs a process nothing. Rejects as
 * either does, when its turn comes.
 * @param items - what comes
 * @param ready - how it is made ready
 * @returns each made ready, in order
 */
export async function* prefetch<Item, Ready>(
  items: AsyncIterable<Item>,
  ready: (item: Item) => Promise<Ready>,
): AsyncGenerator<Ready, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const next = (): Promise<{ readonly value: Ready } | undefined> => {
    const coming = iterator
      .next()
      .then(async (item) => (item.done ? undefined : { value: await ready(item.value) }));
    // The rejection is reported when the value is used; an unused value reports nothing.
    coming.catch(() => undefined);
    return coming;
  };
  let coming = next();
  try {
    for (let now = await coming; now; now = await coming) {
      coming = next();
      yield now.value;
    }
  } finally {
    await coming.catch(() => undefined);
    await iterator.return?.();
  }
}
