import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentList } from '../state/component-list.ts';
import { useEditor } from './editor-context.ts';

/** Returns the components of the site; the caller rerenders when one changes. */
export function useComponents({
  isWhole = false,
}: {
  /** True to load all of them. @default false */
  readonly isWhole?: boolean;
} = {}): ComponentList {
  const { components } = useEditor().session;
  useSyncExternalStore(components.subscribe, () => components.version);
  useEffect(() => {
    if (isWhole) void components.load();
  }, [components, isWhole]);
  return components;
}
