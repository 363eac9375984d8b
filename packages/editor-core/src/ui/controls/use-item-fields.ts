import type { CollectionField } from '@org/schema/entities';
import { useEffect, useState } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';

/** Fields of a collection, and the state of their request. */
export interface ItemFields {
  readonly fields: readonly CollectionField[];
  readonly state: 'loading' | 'loaded' | 'failed';
}

const NONE: ItemFields = { fields: [], state: 'loaded' };

/** Loads the fields of a collection; 0 for none. */
export function useItemFields(
  collectionId: number,
  findFields: EditorHost['findFields'],
): ItemFields {
  const [found, setFound] = useState<ItemFields>(NONE);
  useEffect(() => {
    if (!findFields || collectionId === 0) return setFound(NONE);
    let isOver = false;
    setFound({ fields: [], state: 'loading' });
    findFields(collectionId).then(
      (fields) => !isOver && setFound({ fields, state: 'loaded' }),
      () => !isOver && setFound({ fields: [], state: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [collectionId, findFields]);
  return found;
}
