import { createContext, useContext } from 'react';

/** Outcome of saving the form of a record before an action: the new version, or undefined when there was nothing to save. */
export type SavedFirst =
  | { readonly isSaved: true; readonly version?: number | undefined }
  | { readonly isSaved: false };

/** Function that saves the form around an action. */
export type SaveFirst = () => Promise<SavedFirst>;

/** Saves the form of the current record screen. Outside of one, there is nothing to save. */
export const SaveFirstContext = createContext<SaveFirst>(async () => ({ isSaved: true }));

/**
 * Returns the function that saves what was typed into the form of the record around it, so that an action such as sending acts on
 * what the person sees. When saving fails, the form says why, and the action must not happen.
 */
export const useSaveFirst = (): SaveFirst => useContext(SaveFirstContext);
