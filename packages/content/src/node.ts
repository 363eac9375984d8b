import { contentLoader } from './codec/load-content.ts';
import {
  decodeContent,
  encodeContent,
  isContentLargerThan,
  toZlibContent,
} from './codec/node-codec.ts';

// The codec of the main entry point over node:zlib, for servers
export { decodeContent, encodeContent, isContentLargerThan, toZlibContent };
/** `loadContent` of the main entry point over node:zlib. */
export const loadContent: ReturnType<typeof contentLoader> = contentLoader(decodeContent);
/** Creates a `loadContent` that rejects content of more than `maxBytes` unpacked bytes as `content_too_large`. */
export const contentLoaderUpTo = (maxBytes: number): ReturnType<typeof contentLoader> =>
  contentLoader((text) => decodeContent(text, maxBytes));
// Caching loader
export { type ContentLoader, rememberContent } from './codec/remember-content.ts';
