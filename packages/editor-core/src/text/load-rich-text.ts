import type { DocumentStore } from '../document/document-store.ts';

/** The rich text editor and its toolbar, which are loaded on first use. */
export interface RichTextParts {
  readonly RichText: typeof import('./rich-text.ts').RichText;
  readonly markedMarkup: typeof import('./marked-selection.ts').markedMarkup;
  readonly TextBar: typeof import('./text-bar.tsx').TextBar;
}

/**
 * Loads the rich text editor.
 * @throws when it cannot be loaded; the next call tries again
 */
export async function loadRichText(): Promise<RichTextParts> {
  const [{ RichText }, { markedMarkup }, { TextBar }] = await Promise.all([
    import('./rich-text.ts'),
    import('./marked-selection.ts'),
    import('./text-bar.tsx'),
  ]);
  return { RichText, markedMarkup, TextBar };
}

/** Preloads it when a block with formatted text is selected, so that a double click finds it ready. */
export function prepareRichText(store: DocumentStore): void {
  const type = store.single === undefined ? undefined : store.node(store.single)?.type.resolvedName;
  const texts = store.registry.get(type ?? '')?.inlineText;
  if (texts?.some(({ kind }) => kind === 'markup')) loadRichText().catch(() => undefined);
}
