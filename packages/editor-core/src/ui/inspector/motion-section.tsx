import { canStagger } from '@org/device-settings';
import { MotionPanel } from '@org/device-settings/panels';
import type { MotionSettings, NodeId, SparseSettings } from '@org/schema/entities';
import { useReducedMotion } from '@org/ui';
import type { ReactElement } from 'react';
import { joinNames } from '../../model/edits/several-blocks.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { playEnter } from './play-enter.ts';

/** Props of the section: the selected blocks, and the stored settings of the one that is shown. */
export interface MotionSectionProps {
  readonly ids: readonly NodeId[];
  readonly settings: SparseSettings;
}

/** Renders the motion of the selected blocks. With several, the last selected is shown and all are changed. */
export function MotionSection({ ids, settings }: MotionSectionProps): ReactElement {
  const { store, canvas } = useEditor();
  const isReduced = useReducedMotion();
  const write = (next: SparseSettings, field: keyof MotionSettings): void => {
    const value = next.motion?.[field];
    store.run(
      ids.map((id) => ({ type: 'setProp', id, path: ['settings', 'motion', field], value })),
      {
        label: `Change motion of ${joinNames(store, ids)}`,
        group: `${ids.join()}.motion.${field}`,
      },
    );
  };
  const play = (): void => {
    const doc = canvas();
    if (!doc) return;
    for (const id of ids) {
      const node = store.node(id);
      if (node) playEnter(doc, id, node);
    }
  };
  return (
    <details className="at-style-group" open>
      <summary>Motion</summary>
      <MotionPanel
        settings={settings}
        canStagger={ids.every((id) => canStagger(store.node(id)?.type.resolvedName ?? ''))}
        isReduced={isReduced}
        onChange={write}
        onPlay={play}
      />
    </details>
  );
}
