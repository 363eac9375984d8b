const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Makes an accessible tab list of the buttons and panels: one panel is visible at a time, arrow keys, Home and End move between
 * tabs, and the URL contains the active one, such as `#tab-1`.
 */
export function enhance(root: HTMLElement): (() => void) | undefined {
  const doc = root.ownerDocument;
  const view = doc.defaultView ?? window;
  const list = root.querySelector<HTMLElement>(':scope > [data-part="list"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
  const [first] = tabs;
  if (!list || !first) return undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const getPanel = (tab: HTMLElement) =>
    root.querySelector<HTMLElement>(`:scope > [data-panel="${tab.dataset.tab}"]`);

  const show = (chosen: HTMLElement): void => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.toggleAttribute('data-active', isChosen);
      tab.ariaSelected = `${isChosen}`;
      tab.tabIndex = isChosen ? 0 : -1;
      getPanel(tab)?.toggleAttribute('data-active', isChosen);
    }
  };
  const choose = (tab: HTMLElement): void => {
    show(tab);
    // Replaces the URL, so that the page does not scroll and no history entry is added for each tab.
    view.history.replaceState(view.history.state, '', `#tab-${tab.dataset.tab}`);
  };
  /** Returns the tab of the URL. */
  const named = () => tabs.find(({ dataset }) => view.location.hash === `#tab-${dataset.tab}`);

  list.role = 'tablist';
  for (const tab of tabs) {
    const panel = getPanel(tab);
    tab.role = 'tab';
    tab.id = `${list.id}-${tab.dataset.tab}`;
    if (panel) {
      panel.role = 'tabpanel';
      panel.id = `${tab.id}-panel`;
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tab.id);
      tab.setAttribute('aria-controls', panel.id);
    }
    tab.addEventListener('click', () => choose(tab), { signal });
  }
  list.addEventListener(
    'keydown',
    (event) => {
      const at = tabs.indexOf(event.target as HTMLElement);
      const isRtl = view.getComputedStyle(list).direction === 'rtl';
      const step = (STEPS[event.key] ?? 0) * (isRtl ? -1 : 1);
      const to =
        event.key === 'Home'
          ? first
          : event.key === 'End'
            ? tabs.at(-1)
            : step && tabs.at((at + step) % tabs.length);
      if (at < 0 || !to) return;
      event.preventDefault();
      choose(to);
      to.focus();
    },
    { signal },
  );
  view.addEventListener(
    'hashchange',
    () => {
      const tab = named();
      if (tab) show(tab);
    },
    { signal },
  );
  show(named() ?? first);
  return () => {
    stop.abort();
    show(first);
    for (const tab of tabs) {
      for (const name of ['role', 'id', 'tabindex', 'aria-selected', 'aria-controls'])
        tab.removeAttribute(name);
      for (const name of ['role', 'id', 'tabindex', 'aria-labelledby'])
        getPanel(tab)?.removeAttribute(name);
    }
    list.removeAttribute('role');
  };
}
