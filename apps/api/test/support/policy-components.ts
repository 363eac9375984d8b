import { componentContent } from './components.ts';
import { getId, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const C = '/api/v1/admin/components/';
const T = '/api/v1/admin/page/component-template/';

const freshComponent = async (t: TestApi, as: ActorName): Promise<number> => {
  const body = { componentName: 'Matrix', type: 'component', content: componentContent('Matrix') };
  return getId(await t.call('POST', T, { as: maker(as), body }), 'template');
};

/** Policies of components. */
export const COMPONENT_POLICIES: Readonly<Record<string, Policy>> = {
  'components.list': { ...staff(), own: () => ({ path: C }), foreign: [] },
  'components.remove': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${C}${await freshComponent(t, as)}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ template }) => ({ path: `${C}${template}/?detach=true` }),
      },
    ],
  },
};
