import { describe, expect, it } from 'vitest';
import {
  saveContainerSchema,
  TEMPLATE_TYPES,
  templateCreateSchema,
  templateSchema,
} from './template.schema.ts';

describe('component templates', () => {
  it('CONTENT-006 have id, name, type and content', () => {
    const whole = {
      id: 1,
      name: 'Hero',
      type: 'section',
      content: null,
      thumbnail: null,
      category: null,
      isSystem: false,
      version: 1,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      deleted_at: null,
    };
    expect(templateSchema.isValidSync(whole, { strict: true })).toBe(true);
    const accepts = (over: object): boolean =>
      templateSchema.isValidSync({ ...whole, ...over }, { strict: true });
    for (const field of ['id', 'name', 'type'])
      expect([field, accepts({ [field]: undefined })]).toEqual([field, false]);
    const fragment = { rootNodeId: 'abcdefghij', nodes: {} };
    expect([null, 'H4sIAAAA', fragment].map((content) => accepts({ content }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('CONTENT-007 are of type container or section, and no other', () => {
    expect(TEMPLATE_TYPES).toEqual(['container', 'section']);
    expect(templateCreateSchema.isValidSync({ componentName: 'Hero', type: 'section' })).toBe(true);
    expect(templateCreateSchema.isValidSync({ componentName: 'Hero', type: 'footer' })).toBe(false);
  });

  it('require a name, and saved containers a root and its nodes', () => {
    const content = { rootNodeId: 'abcdefghij', nodes: {} };
    expect(saveContainerSchema.isValidSync({ componentName: 'Card', content })).toBe(true);
    expect(saveContainerSchema.isValidSync({ componentName: ' ', content })).toBe(false);
    expect(saveContainerSchema.isValidSync({ componentName: 'Card', content: 'text' })).toBe(false);
  });
});
