import { stayWhileOffline } from './stay-offline.ts';

/** Where it is kept: in this tab alone, and no longer than it is open. */
const KEY = 'atrium.checkout';

interface Options {
  /** Name of the cart that is paid for: what was typed for another is forgotten. */
  readonly cart: string;
  /** True where all of it has reached the server, and nothing is to be kept any more. */
  readonly done?: boolean;
}

/** A field as it was typed, and as the server had drawn it then. */
interface Typed {
  readonly drawn: string;
  readonly typed: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio']);
const isTick = (field: Field): field is HTMLInputElement => TICKS.has(field.type);
/** A way that can be chosen is a field of its own. */
const getName = (field: Field): string =>
  field.type === 'radio' ? `${field.name}=${field.value}` : field.name;

function typedIn(field: Field): string {
  return isTick(field) ? String(field.checked) : field.value;
}

function getDrawn(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Keeps what was typed into a checkout and not sent yet, so that it is there again when the page is loaded anew. A field that the
 * server draws otherwise than when it was typed has reached it since: what the server says holds. No field of a card is kept,
 * should a page ever have one. Without a connection nothing is sent at all.
 */
export function enhance(form: HTMLElement, options: unknown): () => void {
  const { cart, done = false } = options as Options;
  const view = form.ownerDocument.defaultView ?? window;
  const keep = (fields: Readonly<Record<string, Typed>>): void => {
    try {
      if (Object.keys(fields).length === 0) view.sessionStorage.removeItem(KEY);
      else view.sessionStorage.setItem(KEY, JSON.stringify({ cart, fields }));
    } catch {
      // No storage, or a full one: what is typed stands in the page alone, as it would without this.
    }
  };
  const kept = (): Readonly<Record<string, Typed>> => {
    try {
      const draft = JSON.parse(view.sessionStorage.getItem(KEY) ?? '{}');
      return draft.cart === cart && typeof draft.fields === 'object' ? draft.fields : {};
    } catch {
      return {};
    }
  };
  const stop = new AbortController();
  const end = (): void => stop.abort();
  stayWhileOffline(form, view, stop.signal);
  if (done) {
    keep({});
    return end;
  }
  const fields = (): Field[] =>
    [...form.querySelectorAll<Field>('input[name],select[name],textarea[name]')].filter(
      ({ type, autocomplete }) =>
        type !== 'hidden' && type !== 'password' && !autocomplete.includes('cc-'),
    );

  const before = kept();
  for (const field of fields()) {
    const known = Object.hasOwn(before, getName(field)) ? before[getName(field)] : undefined;
    if (known?.drawn !== getDrawn(field) || typeof known.typed !== 'string') continue;
    if (isTick(field)) field.checked = known.typed === 'true';
    else field.value = known.typed;
  }
  const save = (): void =>
    keep(
      Object.fromEntries(
        fields().flatMap((field) => {
          const [drawn, typed] = [getDrawn(field), typedIn(field)];
          return drawn === typed ? [] : [[getName(field), { drawn, typed }]];
        }),
      ),
    );
  save();
  for (const name of ['input', 'change'])
    form.addEventListener(name, save, { signal: stop.signal });
  return end;
}
