const CHUNK = 0x8000;

/** Encodes bytes as base64. Uses the platform's own conversion if available. */
export function toBase64(bytes: Uint8Array): string {
  const native = (bytes as Uint8Array & { toBase64?: () => string }).toBase64;
  if (native) return native.call(bytes);
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK)
    text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(text);
}

/** Decodes base64, or returns undefined when it is invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const native = (Uint8Array as typeof Uint8Array & { fromBase64?: (text: string) => Uint8Array })
    .fromBase64;
  if (native) return native.call(Uint8Array, text);
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
