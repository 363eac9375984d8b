import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { isIconName } from '../../icons/icon-names.ts';
import { joinClasses } from '../../markup/class-names.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { shownTabs } from './tab-headers.ts';
import type { TabsProps } from './tabs.definition.ts';

/**
 * Renders panels that the behavior turns into tabs; without a script, and in the editor, all panels are stacked below their
 * names.
 */
export function TabsView({
  props,
  root,
  context: { editing },
  uid,
  children,
}: BlockViewProps<TabsProps>): ReactElement {
  const tabs = shownTabs(props.tabHeaders);
  const shared = {
    ...root,
    className: joinClasses(root.className, props.darkMode ? 'org-dark' : ''),
    'data-style': props.tabStyle === 'pills' ? 'pills' : undefined,
    'data-open': editing || undefined,
  };
  if (tabs.length === 0)
    return (
      <div {...shared}>
        <p className="org-tabs-none">{MESSAGES.noTabs}</p>
      </div>
    );
  return (
    <div {...shared} data-enhance="tabs">
      <div className="org-tabs-list" data-part="list" id={`${uid}-tabs`}>
        {tabs.map(({ index, title, icon }, at) => (
          <button
            key={index}
            className="org-tabs-tab"
            type="button"
            data-tab={index}
            data-active={at === 0 || undefined}
          >
            {isIconName(icon) ? <Icon name={icon} className="org-tabs-icon" /> : null}
            <span>{title}</span>
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
