import { Tabs } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { Palette } from './palette.tsx';

/** What the left side is given. */
export interface LeftSideProps {
  readonly onPress: (type: string, event: PointerEvent) => void;
  readonly onMenu: (x: number, y: number) => void;
}

/** The left side: blocks to add, and the layers of the page. */
export function LeftSide({ onPress, onMenu }: LeftSideProps): ReactElement {
  const [tab, setTab] = useState<string | null>('blocks');
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false} className="at-side-tabs">
      <Tabs.List grow>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        <Tabs.Tab value="layers">Layers</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <Palette onPress={onPress} />
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <LayersPanel onMenu={onMenu} />
      </Tabs.Panel>
    </Tabs>
  );
}
