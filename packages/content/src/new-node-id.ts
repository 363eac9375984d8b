import { NODE_ID_LENGTH, type NodeId } from '@org/schema';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Makes node ids; tests hand in a counter to get the same ids each time. */
export type NewNodeId = () => NodeId;

/** A random node id of length 10, 60 bits. Source: EDIT-031. */
export function newNodeId(): NodeId {
  let id = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(NODE_ID_LENGTH)))
    id += ALPHABET[byte & 63];
  return id;
}
