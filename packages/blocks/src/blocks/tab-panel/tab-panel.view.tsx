import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { shownTabs } from '../tabs/tab-headers.ts';
import type { TabPanelProps } from './tab-panel.definition.ts';

/** Renders the panel of a tab. A panel without a tab is only visible in the editor, so that its content is not lost. */
export function TabPanelView({
  props: { tabIndex },
  root,
  context: { editing },
  whole,
  children,
}: BlockViewProps<TabPanelProps>): ReactElement {
  const tabs = shownTabs(whole?.tabHeaders);
  const at = tabs.findIndex(({ index }) => index === tabIndex);
  const name = tabs[at]?.title ?? (editing ? 'No tab leads here' : undefined);
  return (
    <div
      {...root}
      data-panel={tabIndex}
      data-active={at === 0 || undefined}
      hidden={at < 0 && !editing}
    >
      {name === undefined ? null : <p className="org-tab-panel-name">{name}</p>}
      {children}
    </div>
  );
}
