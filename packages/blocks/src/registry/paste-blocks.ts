import type { BlockTemplate } from '@org/content';
import { TEXT_LOOKS, TEXT_TAGS } from '../blocks/text/text.definition.ts';

const LONGEST_TEXT = 10_000;

/** Factories of blocks for pasted text, markup and images. */
export const pasteBlocks = {
  /** Shape: plain text, `p` or `h1` to `h6` → a text. */
  text(text: string, tag: string): BlockTemplate {
    const known = TEXT_TAGS.find((name) => name === tag) ?? 'p';
    return {
      type: 'Text',
      props: { text: text.slice(0, LONGEST_TEXT), tag: known, ...TEXT_LOOKS[known] },
    };
  },
  /** Shape: guarded markup → a text box. */
  markup: (html: string): BlockTemplate => ({ type: 'TextBox', props: { html } }),
  /** Shape: URL and alternative text → an image with its own aspect ratio. */
  image: (src: string, altText: string): BlockTemplate => ({
    type: 'Image',
    props: {
      src,
      altText,
      naturalWidth: 0,
      naturalHeight: 0,
      sizes: { desktop: { width: 100, widthUnit: '%', height: 0, heightUnit: 'px' } },
    },
  }),
};
