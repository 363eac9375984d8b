import { Segmented, Tabs } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { ComponentCards } from '../components/component-cards.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { Palette } from '../palette/palette.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { TemplatesPanel } from '../templates/templates-panel.tsx';

/** Props of the left side. */
export interface LeftSideProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  /** Called when a new block is pressed with the pointer, which may start a drag. */
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
  readonly onMenu: (x: number, y: number) => void;
}

/** Renders the left side: blocks, sections and templates to add, and the layers of the page. */
export function LeftSide({ host, gateway, onPress, onMenu }: LeftSideProps): ReactElement {
  const [tab, setTab] = useState<string | null>('blocks');
  /** Search that the sections begin with. */
  const [wanted, setWanted] = useState('');
  const isPage = useEditorState(getDocumentTarget) === 'page';
  const { components } = useEditor().session;
  const hasComponents = isPage && components.isAvailable;
  const [saved, setSaved] = useState<'components' | 'templates'>('templates');
  const hasSections = isPage && host.loadSections !== undefined;
  return (
    <Tabs
      value={tab === 'sections' && !hasSections ? 'blocks' : tab}
      onChange={(next) => {
        setWanted('');
        setTab(next);
      }}
      keepMounted={false}
      className="at-side-tabs"
    >
      <Tabs.List grow>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        {hasSections ? <Tabs.Tab value="sections">Sections</Tabs.Tab> : null}
        <Tabs.Tab value="templates">Templates</Tabs.Tab>
        <Tabs.Tab value="layers">Layers</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <Palette
          onPress={(type, event) => onPress({ kind: 'new', type }, event)}
          onFindSections={
            hasSections
              ? (search) => {
                  setWanted(search);
                  setTab('sections');
                }
              : undefined
          }
        />
      </Tabs.Panel>
      {hasSections ? (
        <Tabs.Panel value="sections">
          <section className="at-palette" aria-label="Sections">
            <SectionList host={host} startKind="" startSearch={wanted} onPress={onPress} isNarrow />
          </section>
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="templates">
        {hasComponents ? (
          <div className="at-saved-kinds">
            <Segmented
              label="Saved blocks"
              fullWidth
              value={saved}
              options={[
                { value: 'templates', label: 'Templates' },
                { value: 'components', label: 'Components' },
              ]}
              onChange={setSaved}
            />
          </div>
        ) : null}
        {hasComponents && saved === 'components' ? (
          <section className="at-palette" aria-label="Components">
            <ComponentCards host={host} gateway={gateway} onPress={onPress} />
          </section>
        ) : (
          <TemplatesPanel host={host} gateway={gateway} onPress={onPress} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <LayersPanel onMenu={onMenu} />
      </Tabs.Panel>
    </Tabs>
  );
}
