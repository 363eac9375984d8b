import { createDraftStore } from './draft-store.ts';
import { stayWhileOffline } from './stay-offline.ts';

interface Options {
  /** Id of the cart: input for another cart is discarded. */
  readonly cart: string;
  /** True when the server has received everything, and the draft is removed. */
  readonly done?: boolean;
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
  const drafts = createDraftStore(form.ownerDocument, view, cart);
  const stop = new AbortController();
  const end = (): void => stop.abort();
  stayWhileOffline(form, view, stop.signal);
  if (done) {
    drafts.remove();
    return end;
  }
  const fields = (): Field[] =>
    [...form.querySelectorAll<Field>('input[name],select[name],textarea[name]')].filter(
      ({ type, autocomplete }) =>
        type !== 'hidden' && type !== 'password' && !autocomplete.includes('cc-'),
    );

  const save = (): void => {
    const typed = fields().flatMap((field) => {
      const [drawn, value] = [getDrawn(field), typedIn(field)];
      return drawn === value ? [] : [[getName(field), { drawn, typed: value }] as const];
    });
    if (typed.length === 0) drafts.remove();
    else drafts.save(Object.fromEntries(typed));
  };
  // Reading takes a moment: a field that is changed meanwhile keeps its new value.
  const restore = async (): Promise<void> => {
    const before = await drafts.read();
    if (stop.signal.aborted) return;
    for (const field of fields()) {
      const drawn = getDrawn(field);
      const known = Object.hasOwn(before, getName(field)) ? before[getName(field)] : undefined;
      if (known?.drawn !== drawn || typeof known.typed !== 'string' || typedIn(field) !== drawn)
        continue;
      if (isTick(field)) field.checked = known.typed === 'true';
      else field.value = known.typed;
    }
    save();
    for (const name of ['input', 'change'])
      form.addEventListener(name, save, { signal: stop.signal });
  };
  void restore();
  return end;
}
