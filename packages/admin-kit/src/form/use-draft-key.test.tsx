import { expect, it } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { useDraftKey } from './use-draft-key.ts';

function Key() {
  return <output>{useDraftKey('customer:7')}</output>;
}

it('differs for each user of the same computer, and for each company', async () => {
  const me = testMe();
  const getKey = async (who: typeof me): Promise<string> => {
    const { container, unmount } = await renderAs(who, <Key />);
    const key = container.querySelector('output')?.textContent ?? '';
    unmount();
    return key;
  };
  const mine = await getKey(me);
  expect(mine).toMatch(/:customer:7$/);
  expect(await getKey({ ...me, user: { ...me.user, id: me.user.id + 1 } })).not.toBe(mine);
  expect(await getKey({ ...me, tenant: null })).not.toBe(mine);
  expect(await getKey(me)).toBe(mine);
});
