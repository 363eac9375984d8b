import { NODE_ID_LENGTH } from '@org/schema';
import type { NodeId } from '@org/schema/entities';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Generator of node ids; tests pass a counter for deterministic ids. */
export type NewNodeId = () => NodeId;

/** Creates a random node id of length 10, 60 bits. */
export function newNodeId(): NodeId {
  let id = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(NODE_ID_LENGTH)))
    id += ALPHABET[byte & 63];
  return id;
}
