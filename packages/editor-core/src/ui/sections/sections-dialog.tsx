import { Dialog } from '@org/ui';
import type { ReactElement } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { PAGES } from './find-sections.ts';
import { SectionList } from './section-list.tsx';

/** Props of the dialog. */
export interface SectionsDialogProps {
  readonly host: EditorHost;
  /** True to start with whole pages. */
  readonly showsPages: boolean;
  readonly onClose: () => void;
}

/** Renders the library of sections with large pictures. What is chosen is inserted after the selected section. */
export function SectionsDialog({ host, showsPages, onClose }: SectionsDialogProps): ReactElement {
  return (
    <Dialog
      open
      title={showsPages ? 'Start from a page' : 'Insert a section'}
      width={1160}
      onClose={onClose}
    >
      <SectionList host={host} startKind={showsPages ? PAGES : ''} autoFocus onInserted={onClose} />
    </Dialog>
  );
}
