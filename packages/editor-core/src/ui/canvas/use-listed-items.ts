import { getListKey } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import { useEffect, useRef, useState } from 'react';
import type { ItemSource, ListedItems } from '../../session/host/item-source.ts';

/** Waits in ms for the end of typing before items are requested again. */
const WAIT = 300;

/** Loads the first items of a list, again when its settings change; undefined until then, and for a list without a collection. */
export function useListedItems(
  props: JsonObject,
  source: ItemSource | undefined,
): ListedItems | undefined {
  const [listed, setListed] = useState<ListedItems>();
  const key = getListKey(props);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the props list
  useEffect(() => {
    if (!source || !(Number(props.collectionId) > 0)) return setListed(undefined);
    let isOver = false;
    const load = (): void => {
      source.list(props).then(
        (found) => !isOver && setListed(found),
        () => !isOver && setListed(undefined),
      );
    };
    const timer = setTimeout(load, isFirst.current ? 0 : WAIT);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, source]);
  return listed;
}
