/** Where the choice is kept: on this device alone, and sent to nobody. */
const KEY = 'atrium.consent';
/** ms for which a choice holds; then it is asked again. */
const HOLDS = 31_536_000_000;
const CALL = '/api/v1/site/events/';

interface Options {
  /** Widths in px below which a page is on a tablet and on a mobile. */
  readonly tablet: number;
  readonly mobile: number;
  /** True where visits are passed on to a service of others, and the question says so. */
  readonly shared?: boolean;
}

/** Signals of a browser whose owner does not want to be followed. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Asks before anything is counted, keeps the answer, and tells of visits where it is yes. Nothing leaves the page before.
 * The element is the question: a bar that is hidden until it is needed, or the page of the choice, which always shows it.
 * Source: AN-001, AN-003 to AN-005, ADR 015.
 */
export function enhance(element: HTMLElement, options: unknown): () => void {
  const { tablet, mobile, shared = false } = options as Options;
  const doc = element.ownerDocument;
  const view = doc.defaultView ?? window;
  const { globalPrivacyControl, doNotTrack } = view.navigator as Signals;
  const isRefused = globalPrivacyControl === true || doNotTrack === '1';
  const isBar = element.dataset.place === 'bar';
  const box = element.querySelector<HTMLInputElement>('[name=statistics]');
  const told = element.querySelector<HTMLElement>('[data-part=told]');
  const stop = new AbortController();
  const { signal } = stop;
  let counts = false;

  /** What was chosen; undefined where nothing is, or was long ago. */
  const chosen = (): boolean | undefined => {
    try {
      const kept = JSON.parse(view.localStorage.getItem(KEY) ?? '{}');
      // Who agreed before anything was passed on has not agreed to that: it is asked again.
      if (kept.statistics && shared && !kept.shared) return undefined;
      return Date.now() - kept.at < HOLDS ? kept.statistics === true : undefined;
    } catch {
      // No storage: it is asked on every page, and nothing is counted unasked.
      return undefined;
    }
  };

  const send = (event: object): void => {
    const { innerWidth } = view;
    const device = innerWidth >= tablet ? 'desktop' : innerWidth >= mobile ? 'tablet' : 'mobile';
    const body = JSON.stringify({ ...event, path: view.location.pathname, device, shared });
    // What is not counted is nothing that a visitor could do anything about.
    void view
      .fetch(CALL, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body,
      })
      .catch(() => undefined);
  };

  const begin = (): void => {
    if (counts) return;
    counts = true;
    const from = URL.canParse(doc.referrer) ? new URL(doc.referrer).hostname : '';
    send({ kind: 'page_view', referrer: from === view.location.hostname ? '' : from });
    // The products that are shown in full, also where the shop sells nothing.
    for (const { dataset } of doc.querySelectorAll<HTMLElement>('[data-viewed]'))
      send({ kind: 'view_item', item: { id: Number(dataset.viewed) } });
  };
  const turn = (statistics: boolean | undefined): void => {
    if (statistics) begin();
    else counts = false;
    if (box) box.checked = statistics === true;
    if (isBar) element.hidden = statistics !== undefined;
  };

  doc.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-event-trigger]');
      if (counts && button) send({ kind: 'button', name: button.dataset.eventTrigger });
    },
    { signal },
  );
  // What blocks tell of, such as that Design Online was opened.
  doc.addEventListener(
    'org-event',
    (event) => {
      if (counts) send((event as CustomEvent<object>).detail);
    },
    { signal },
  );
  element.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-choice]');
      if (!pressed) return;
      const { choice } = pressed.dataset;
      const statistics = choice === 'all' || (choice === 'some' && box?.checked === true);
      try {
        view.localStorage.setItem(KEY, JSON.stringify({ statistics, shared, at: Date.now() }));
      } catch {
        // It holds for this page then.
      }
      turn(statistics);
      if (told) told.textContent = told.dataset[statistics ? 'yes' : 'no'] ?? '';
    },
    { signal },
  );

  if (!isRefused) turn(chosen());
  else if (told) {
    told.textContent = told.dataset.signal ?? '';
    for (const button of element.querySelectorAll('button')) button.hidden = true;
    if (box) box.disabled = true;
  }
  if (!isBar) element.hidden = false;
  return () => stop.abort();
}
