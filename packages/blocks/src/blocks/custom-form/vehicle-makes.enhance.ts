import { combobox } from '../../browser/combobox.ts';
import { MAKES } from './vehicle-makes.ts';

/** Maximum number of suggested makes. */
const MOST = 8;

/** Adds leading spaces to words, so that the query is matched at the beginning of each word. */
const inWords = (text: string): string => ` ${text.toLowerCase().replaceAll('-', ' ')}`;

/** Suggests makes of the chosen vehicle type; without it the make is a plain text input. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { delay, told } = given as { readonly delay: number; readonly told: string };
  const input = element.querySelector<HTMLInputElement>('[name$=".make"]');
  if (!input) return undefined;
  const find = (typed: string) => {
    const makes = MAKES[element.querySelector('select')?.value ?? ''];
    // Without a vehicle type all makes are suggested, each once.
    const names = new Set((makes ?? Object.values(MAKES).join()).split(','));
    const words = inWords(typed);
    const fitting = [...names].filter((make) => inWords(make).includes(words)).sort();
    return typed ? fitting.slice(0, MOST).map((text) => ({ text, value: text })) : [];
  };
  return combobox(input, { delay, told, find });
}
