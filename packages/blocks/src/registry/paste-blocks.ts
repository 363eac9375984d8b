import type { BlockTemplate } from '@org/content';
import { TEXT_LOOKS, TEXT_TAGS } from '../blocks/text/text.definition.ts';

const LONGEST_TEXT = 10_000;

/** Factories of blocks for pasted text, markup and images. */
export const pasteBlocks = {
  /**
   * Returns a text.
   * @param text - plain text
   * @param tag - `p` or `h1` to `h6`
   */
  text(text: string, tag: string): BlockTemplate {
    const known = TEXT_TAGS.find((name) => name === tag) ?? 'p';
    return {
      type: 'Text',
      props: { text: text.slice(0, LONGEST_TEXT), tag: known, ...TEXT_LOOKS[known] },
    };
  },
  /** Returns a text box with sanitized markup. */
  markup: (html: string): BlockTemplate => ({ type: 'TextBox', props: { html } }),
  /** Returns an image with its own aspect ratio, by URL and alternative text. */
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
