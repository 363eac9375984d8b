import { useState } from 'react';

/** Where the ids of the folded parts of the menu are stored. */
const FOLDED_KEY = 'atrium-menu-folded';

function storedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(FOLDED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a part of the menu is folded away, on this browser. */
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
        // Storage may be switched off or full; the choice then lasts as long as the page.
      }
      setFolded(!isFolded);
    },
  };
}
