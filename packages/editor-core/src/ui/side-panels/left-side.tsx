import { Tabs } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { Palette } from '../palette/palette.tsx';
import { TemplatesPanel } from '../templates/templates-panel.tsx';

/** Props of the left side. */
export interface LeftSideProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  /** Called when a new block is pressed with the pointer, which may start a drag. */
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
  readonly onMenu: (x: number, y: number) => void;
}

/** Renders the left side: blocks and templates to add, and the layers of the page. */
export function LeftSide({ host, gateway, onPress, onMenu }: LeftSideProps): ReactElement {
  const [tab, setTab] = useState<string | null>('blocks');
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false} className="at-side-tabs">
      <Tabs.List grow>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        <Tabs.Tab value="templates">Templates</Tabs.Tab>
        <Tabs.Tab value="layers">Layers</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <Palette onPress={(type, event) => onPress({ kind: 'new', type }, event)} />
      </Tabs.Panel>
      <Tabs.Panel value="templates">
        <TemplatesPanel host={host} gateway={gateway} onPress={onPress} />
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <LayersPanel onMenu={onMenu} />
      </Tabs.Panel>
    </Tabs>
  );
}
