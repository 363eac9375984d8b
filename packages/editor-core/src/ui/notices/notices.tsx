import type { ReactElement } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { ComponentNotice } from './component-notice.tsx';
import { CopyKept } from './copy-kept.tsx';
import { Recovered } from './recovered.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { BackupWarning } from './unkept.tsx';

/** Renders the notices over the canvas. */
export function Notices({ host }: { host: EditorHost }): ReactElement {
  return (
    <div className="at-notices">
      <BackupWarning />
      <ComponentNotice host={host} />
      <CopyKept host={host} />
      <Recovered />
      <SavedElsewhere />
    </div>
  );
}
