import { stayWhileOffline } from './stay-offline.ts';

/** Key of the session storage, which ends with the tab. */
const KEY = 'atrium.checkout';

interface Options {
  /** Id of the cart: input for another cart is discarded. */
  readonly cart: string;
  /** True when the server has received everything, and the draft is removed. */
  readonly done?: boolean;
}

/** A typed value, and the value that the server had rendered then. */
interface Typed {
  readonly drawn: string;
  readonly typed: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio']);
const isTick = (field: Field): field is HTMLInputElement => TICKS.has(field.type);
/** Each radio button is a field of its own. */
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
 * Keeps unsent input of a checkout, so that it is restored after a reload. A field that the server renders differently than when
 * it was typed has been saved since, and the server's value wins. Card fields would never be stored. Without a connection nothing
 * is sent at all.
 */
export function enhance(form: HTMLElement, options: unknown): () => void {
  const { cart, done = false } = options as Options;
  const view = form.ownerDocument.defaultView ?? window;
  const keep = (fields: Readonly<Record<string, Typed>>): void => {
    try {
      if (Object.keys(fields).length === 0) view.sessionStorage.removeItem(KEY);
      else view.sessionStorage.setItem(KEY, JSON.stringify({ cart, fields }));
    } catch {
      // Without storage, or with a full one, the input only lives in the page.
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
