import type { DocumentStore } from '../document/document-store.ts';

/** The editor of formatted text and its tools: a part of the editor of its own, loaded on first use. */
export interface RichTextParts {
  readonly RichText: typeof import('./rich-text.ts').RichText;
  readonly markedMarkup: typeof import('./marked-selection.ts').markedMarkup;
  readonly TextBar: typeof import('./text-bar.tsx').TextBar;
}

/** Loads the editor of formatted text. Errors: rejects when it cannot be reached; asked again, it is tried again. */
export async function loadRichText(): Promise<RichTextParts> {
  const [{ RichText }, { markedMarkup }, { TextBar }] = await Promise.all([
    import('./rich-text.ts'),
    import('./marked-selection.ts'),
    import('./text-bar.tsx'),
  ]);
  return { RichText, markedMarkup, TextBar };
}

/** Loads it ahead when a block that has formatted text is selected, so that a double click finds it there. */
export function prepareRichText(store: DocumentStore): void {
  const type = store.single === undefined ? undefined : store.node(store.single)?.type.resolvedName;
  const texts = store.registry.get(type ?? '')?.inlineText;
  if (texts?.some(({ kind }) => kind === 'markup')) loadRichText().catch(() => undefined);
}
