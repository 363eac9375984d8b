import { ROOT_ID } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import { joinNames } from './several-blocks.ts';

/** Describes the selection: a block by its name and path as in the layers, several by their number. */
export function getSelection(store: DocumentStore): string {
  const [id, ...others] = store.selected();
  if (id === undefined) return 'Nothing selected';
  if (others.length > 0) return `${joinNames(store, store.selected())} selected`;
  const parent = store.node(id)?.parent ?? ROOT_ID;
  const siblings = store.node(parent)?.nodes ?? [];
  return [
    store.getName(id),
    ...(parent === ROOT_ID ? [] : [`in ${store.getName(parent)}`]),
    ...(id === ROOT_ID ? [] : [`${siblings.indexOf(id) + 1} of ${siblings.length}`]),
  ].join(', ');
}
