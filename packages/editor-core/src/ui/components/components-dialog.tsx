import { Dialog } from '@org/ui';
import type { ReactElement } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { ComponentCards } from './component-cards.tsx';

/** Props of the dialog. */
export interface ComponentsDialogProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly onClose: () => void;
}

/** Renders the components of the site with large pictures. What is chosen is inserted beside the selection. */
export function ComponentsDialog({ host, gateway, onClose }: ComponentsDialogProps): ReactElement {
  return (
    <Dialog open title="Insert a component" width={860} onClose={onClose}>
      <div className="at-components">
        <ComponentCards host={host} gateway={gateway} onInserted={onClose} autoFocus />
      </div>
    </Dialog>
  );
}
