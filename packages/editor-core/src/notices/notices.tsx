import type { ReactElement } from 'react';
import type { EditorHost } from '../editor-host.ts';
import { CopyKept } from './copy-kept.tsx';
import { Recovered } from './recovered.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { BackupWarning } from './unkept.tsx';

/** What the author is told over the canvas, one under the other. */
export function Notices({ host }: { host: EditorHost }): ReactElement {
  return (
    <div className="at-notices">
      <BackupWarning />
      <CopyKept host={host} />
      <Recovered />
      <SavedElsewhere />
    </div>
  );
}
