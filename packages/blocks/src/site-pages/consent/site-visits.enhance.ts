/** Storage key of the consent, which never leaves the device. */
const KEY = 'atrium.consent';
/** Time in ms after which the visitor is asked again. */
const HOLDS = 31_536_000_000;
const CALL = '/api/v1/site/events/';

interface Options {
  /** Widths in px below which a page is on a tablet and on a mobile. */
  readonly tablet: number;
  readonly mobile: number;
  /** True when visits are shared with an external service, which the question mentions. */
  readonly shared?: boolean;
}

/** Privacy signals of a browser. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Asks for consent before anything is counted, stores the answer, and sends visits after consent. Nothing leaves the page
 * before. The element is the question: a bar that is hidden until it is needed, or the privacy page, which always shows it.
 * @see ADR 015
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

  /** Returns the stored choice; undefined when there is none, or it has expired. */
  const chosen = (): boolean | undefined => {
    try {
      const kept = JSON.parse(view.localStorage.getItem(KEY) ?? '{}');
      // Consent from before visits were shared does not cover sharing: the visitor is asked again.
      if (kept.statistics && shared && !kept.shared) return undefined;
      return Date.now() - kept.at < HOLDS ? kept.statistics === true : undefined;
    } catch {
      // Without storage every page asks, and nothing is counted without consent.
      return undefined;
    }
  };

  const send = (event: object): void => {
    const { innerWidth } = view;
    const device = innerWidth >= tablet ? 'desktop' : innerWidth >= mobile ? 'tablet' : 'mobile';
    const body = JSON.stringify({ ...event, path: view.location.pathname, device, shared });
    // Failed requests are ignored, since the visitor cannot do anything about them.
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
    // Products that are shown in full, also when the shop sells nothing.
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
  // Events of blocks, such as opening Design Online.
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
        // Without storage the choice only applies to this page.
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
