import { combobox } from '../../combobox.ts';
import { MAKES } from './vehicle-makes.ts';

/** Most makes that are shown at once. */
const MOST = 8;

/** So that what is typed is found at the beginning of each word. */
const inWords = (text: string): string => ` ${text.toLowerCase().replaceAll('-', ' ')}`;

/** Suggests makes of the chosen kind of vehicle while one is typed; without it the make is a plain input. Source: FORM-023. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { delay, told } = given as { readonly delay: number; readonly told: string };
  const input = element.querySelector<HTMLInputElement>('[name$=".make"]');
  if (!input) return undefined;
  const find = (typed: string) => {
    const makes = MAKES[element.querySelector('select')?.value ?? ''];
    // Of no kind all are suggested; a make of two kinds comes once.
    const names = new Set((makes ?? Object.values(MAKES).join()).split(','));
    const words = inWords(typed);
    const fitting = [...names].filter((make) => inWords(make).includes(words)).sort();
    return typed ? fitting.slice(0, MOST).map((text) => ({ text, value: text })) : [];
  };
  return combobox(input, { delay, told, find });
}
