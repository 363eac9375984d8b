import { VIEWPORT_WIDTHS } from '@org/schema';
import { NativeSelect } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** Zoom levels, as fractions of the actual size. */
const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5] as const;

/** Renders the line below the canvas: path of the selected block, width of the page, zoom. */
export function StatusBar(): ReactElement {
  const { session } = useEditor();
  const viewport = useEditorState((state) => state.viewportDevice);
  const zoom = useEditorState((state) => state.zoom);
  return (
    <footer className="at-page-status">
      <Breadcrumbs />
      <span className="at-page-width">{VIEWPORT_WIDTHS[viewport]} px</span>
      <NativeSelect
        size="xs"
        className="at-page-zoom"
        aria-label="Zoom"
        value={String(zoom)}
        data={[
          { value: 'fit', label: 'Fit' },
          ...ZOOMS.map((value) => ({ value: String(value), label: `${value * 100}%` })),
        ]}
        onChange={(event) => {
          const value = event.currentTarget.value;
          session.state.set({ zoom: value === 'fit' ? 'fit' : Number(value) });
        }}
      />
    </footer>
  );
}
