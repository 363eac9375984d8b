import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getFormat, type TextFormat } from '../../session/text/rich-format.ts';
import type { RichText } from '../../session/text/rich-text.ts';

/** Returns the format of a text's selection; the component only rerenders when it changes. */
export function useTextFormat({ editor }: Pick<RichText, 'editor'>): TextFormat {
  const said = useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        editor.on('transaction', listener);
        return () => void editor.off('transaction', listener);
      },
      [editor],
    ),
    () => JSON.stringify(getFormat(editor)),
  );
  return useMemo(() => JSON.parse(said) as TextFormat, [said]);
}
