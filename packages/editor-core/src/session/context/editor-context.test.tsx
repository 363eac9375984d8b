// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEditor } from './editor-context.ts';

it('ERR-004 throws an error when the editor is used outside of one', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useEditor())).toThrow('useEditor is used outside of an editor');
  logged.mockRestore();
});
