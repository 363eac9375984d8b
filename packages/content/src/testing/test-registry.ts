import { boolean, number, object, string } from 'yup';
import {
  type BlockDefinition,
  type BlockRegistry,
  createRegistry,
} from '../blocks/block-definition.ts';

/**
 * Creates a minimal block for tests.
 * @param over - overrides
 * @returns definition without props, rules or settings
 */
export function testBlock(type: string, over: Partial<BlockDefinition> = {}): BlockDefinition {
  return {
    type,
    version: 1,
    label: type,
    description: '',
    category: 'layout',
    icon: 'square',
    targets: ['page'],
    shape: object({}),
    defaults: {},
    canvas: false,
    rules: {},
    groups: [],
    hydration: 'none',
    ...over,
  };
}

/** Blocks for tests, with the rules of the real ones. */
export const testRegistry: BlockRegistry = createRegistry([
  testBlock('Wrapper', { canvas: true, rules: { children: ['Section'] } }),
  testBlock('Section', {
    canvas: true,
    rules: { parents: ['Wrapper'], children: ['Column'], min: 1, max: 12 },
    children: [{ type: 'Column' }],
  }),
  testBlock('Column', { canvas: true, rules: { parents: ['Section'] } }),
  testBlock('Container', {
    canvas: true,
    rules: { parents: ['Column'], notInside: ['Container'] },
  }),
  testBlock('Text', {
    version: 3,
    aliases: ['Paragraph'],
    shape: object({ text: string(), size: number(), bold: boolean() }),
    defaults: { text: 'Hello', size: 1 },
    migrations: [
      {
        from: 1,
        name: 'Text was called value',
        up: ({ value, ...props }) => (value === undefined ? props : { ...props, text: value }),
      },
      {
        from: 2,
        name: 'Size is in rem',
        up: (props) =>
          typeof props.size === 'number' && props.size > 6
            ? { ...props, size: props.size / 16 }
            : props,
      },
    ],
  }),
  testBlock('Image', { rules: { parents: ['Column', 'Container'] } }),
  testBlock('EmailWrapper', { canvas: true, targets: ['email'] }),
]);

/** Generates the ids `n000000001`, `n000000002`, … */
export function countingIds(): () => string {
  let next = 0;
  return () => `n${String(++next).padStart(9, '0')}`;
}
