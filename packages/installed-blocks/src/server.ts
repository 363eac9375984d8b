// Scripts of pages as text
import * as builtIn from '@org/blocks/server';
import { scripts } from '#block-packages/server';

/** Returns the sorted names of the enhancements in a page's markup, each once. */
export function behavioursIn(html: string): string[] {
  return builtIn.behavioursIn(html, scripts);
}

/** Returns the script of a page with these enhancements, as a module; '' for none. */
export function pageScript(names: Iterable<string>): string {
  return builtIn.pageScript(names, scripts);
}
