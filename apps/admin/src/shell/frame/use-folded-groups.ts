import { useState } from 'react';

/** Storage key of the collapsed groups. */
const FOLDED_KEY = 'atrium-menu-folded';

function storedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(FOLDED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns whether a group of the menu is collapsed in this browser. */
export function useFoldedGroups(id: string): {
  readonly isFolded: boolean;
  readonly toggle: () => void;
} {
  const [isFolded, setFolded] = useState(() => storedIds().includes(id));
  return {
    isFolded,
    toggle() {
      const others = storedIds().filter((one) => one !== id);
      try {
        localStorage.setItem(FOLDED_KEY, JSON.stringify(isFolded ? others : [...others, id]));
      } catch {
        // Without storage the state lasts as long as the page.
      }
      setFolded(!isFolded);
    },
  };
}
