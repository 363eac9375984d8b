import { pageToken } from '../parts/page-token.ts';

/** Key of the session storage, which ends with the tab. */
const KEY = 'atrium.checkout';
/** Bytes of the initialization vector before the encrypted draft. */
const IV_BYTES = 12;

/** A typed value, and the value that the server had rendered then. */
export interface Typed {
  readonly drawn: string;
  readonly typed: string;
}

/** Typed values by the names of their fields. */
export type Draft = Readonly<Record<string, Typed>>;

/** Stores the draft of a checkout in the tab. */
export interface DraftStore {
  /** Returns the draft; {} if there is none, or it belongs to another cart or visitor. */
  read(): Promise<Draft>;
  save(fields: Draft): void;
  remove(): void;
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * Creates the store of a checkout's draft. Scripts of authors on other pages of the site can read the storage of the tab, so
 * the draft is encrypted with a key from the token of the page, which they cannot read. Without a token, or over plain http,
 * nothing is stored.
 * @param doc - document of the checkout
 * @param view - its window
 * @param cart - id of the cart
 */
export function createDraftStore(doc: Document, view: Window, cart: string): DraftStore {
  const { crypto } = view;
  const encoder = new TextEncoder();
  const getKey = async (): Promise<CryptoKey | undefined> => {
    const token = pageToken(doc);
    // Browsers offer encryption only over https and on localhost.
    if (!token || !crypto.subtle) return undefined;
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${KEY} ${cart} ${token}`));
    return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt']);
  };
  const key = getKey();
  // Encryption is asynchronous: a save that was overtaken by another change is dropped.
  let latest = 0;
  return {
    async read() {
      try {
        const secret = await key;
        const [iv, data] = (view.sessionStorage.getItem(KEY) ?? '').split(' ').map(toBytes);
        if (!secret || !iv || !data) return {};
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, data);
        return JSON.parse(new TextDecoder().decode(text));
      } catch {
        return {};
      }
    },
    async save(fields) {
      const turn = ++latest;
      try {
        const secret = await key;
        if (!secret) return;
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const text = encoder.encode(JSON.stringify(fields));
        const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text);
        if (turn === latest)
          view.sessionStorage.setItem(KEY, `${toText(iv)} ${toText(new Uint8Array(data))}`);
      } catch {
        // Without storage, or with a full one, the input only lives in the page.
      }
    },
    remove() {
      latest++;
      try {
        view.sessionStorage.removeItem(KEY);
      } catch {
        // A browser that refuses storage has no draft.
      }
    },
  };
}
